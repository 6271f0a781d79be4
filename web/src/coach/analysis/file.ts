/** An analysis as a file. The page checks the parts it uses, the server checks the position. */

import type { Tree, TreeNode } from '../../wire'
import { MOST_NODES } from './analysis.svelte'

export const TREE_FILE = '.json,application/json'
const LONGEST = 2_000_000

export async function readTreeFile(file: Pick<File, 'size' | 'text'>): Promise<Tree> {
  if (file.size > LONGEST) throw new Error(`${file.size} > ${LONGEST}`)
  return readTree(JSON.parse(await file.text()))
}

/** Read a tree; nodes come after their parents. */
export function readTree(value: unknown): Tree {
  const tree = value as Partial<Tree> | null
  if (tree?.form !== 'duchy analysis 1') throw new Error('form')
  if (typeof tree.game !== 'string' || !/^[a-z]{1,32}$/.test(tree.game)) throw new Error('game')
  if (typeof tree.position !== 'object' || tree.position === null) throw new Error('position')
  const nodes: readonly unknown[] = Array.isArray(tree.nodes) ? tree.nodes : []
  if (nodes.length > MOST_NODES) throw new Error('nodes')
  return {
    form: tree.form,
    game: tree.game,
    position: tree.position,
    title: String(tree.title ?? '').slice(0, 80),
    nodes: nodes.map(readNode),
  }
}

function readNode(value: unknown, index: number): TreeNode {
  const node = value as Partial<TreeNode> | null
  const { parent, seat, action } = node ?? {}
  const isCount = (one: unknown): one is number => Number.isSafeInteger(one) && Number(one) >= 0
  if (parent !== -1 && !(isCount(parent) && parent < index)) throw new Error(`nodes[${index}].parent`)
  if (!isCount(seat) || seat > 15 || !isCount(action)) throw new Error(`nodes[${index}]`)
  return {
    parent,
    seat,
    action,
    name: String(node?.name ?? '').slice(0, 80),
    note: String(node?.note ?? '').slice(0, 500),
    notation: String(node?.notation ?? '').slice(0, 80),
  }
}
