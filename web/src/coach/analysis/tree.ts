/**
 * The tree of an analysis: pure functions on its nodes, which come after their parents; the first child is the main
 * line.
 */

import type { TreeNode as Saved, Tree } from '../../wire'

/** The starting position. */
export const ROOT = -1

export interface Branch {
  readonly parent: number
  readonly seat: number
  readonly action: number
  readonly name: string
  readonly note: string
  readonly notation: string
}

export interface TreeNode extends Branch {
  readonly id: number
}

export function nodesOf(tree: Tree): readonly TreeNode[] {
  return (tree.nodes ?? []).map(({ parent, seat, action, name = '', note = '', notation = '' }, id) => ({
    id,
    parent,
    seat,
    action,
    name,
    note,
    notation,
  }))
}

interface About {
  readonly game: string
  readonly position: Record<string, unknown>
  readonly table: string
  readonly ply: number
  readonly title: string
}

/** Return a tree in its saved form, in which nodes are known by their index. */
export function asTree(about: About, nodes: readonly TreeNode[]): Tree {
  const places = new Map(nodes.map((node, place) => [node.id, place]))
  return {
    form: 'duchy analysis 1',
    game: about.game,
    position: about.position,
    title: about.title,
    table: about.table,
    ply: about.ply,
    nodes: nodes.map(
      ({ parent, seat, action, name, note, notation }): Saved => ({
        parent: places.get(parent) ?? ROOT,
        seat,
        action,
        name,
        note,
        notation,
      }),
    ),
  }
}

export function childrenOf(nodes: readonly TreeNode[], id: number): readonly TreeNode[] {
  return nodes.filter((node) => node.parent === id)
}

/** Return the nodes from the first after the root to this one. */
export function pathTo(nodes: readonly TreeNode[], id: number): readonly TreeNode[] {
  const known = new Map(nodes.map((node) => [node.id, node]))
  const path: TreeNode[] = []
  for (let node = known.get(id); node; node = known.get(node.parent)) path.unshift(node)
  return path
}

/** Return the tree with a node moved before its siblings. */
export function promoted(nodes: readonly TreeNode[], id: number): readonly TreeNode[] {
  const node = nodes.find((one) => one.id === id)
  if (!node) return nodes
  const others = nodes.filter((one) => one.id !== id)
  const first = others.findIndex((one) => one.parent === node.parent)
  return first < 0 ? nodes : others.toSpliced(first, 0, node)
}

/** Return the tree without a node and everything after it. */
export function without(nodes: readonly TreeNode[], id: number): readonly TreeNode[] {
  const gone = new Set([id])
  for (const node of nodes) if (gone.has(node.parent)) gone.add(node.id)
  return nodes.filter((node) => !gone.has(node.id))
}

/** A row of the listed tree: a ply, or several draws in a row, with the depth of its branch. */
export interface Row {
  readonly node: TreeNode
  readonly depth: number
  /** How many draws in a row end here; 0 for a decision. */
  readonly draws: number
  /** Whether it starts a line beside the main one. */
  readonly branch: boolean
}

/** Return the tree as rows: the main line and, after each ply, its sidelines, indented. */
export function rowsOf(nodes: readonly TreeNode[], chance: number): readonly Row[] {
  const rows: Row[] = []
  const children = new Map<number, TreeNode[]>()
  for (const node of nodes) children.set(node.parent, [...(children.get(node.parent) ?? []), node])
  const follow = (from: TreeNode, depth: number, branch: boolean) => {
    let begins = branch
    for (let node: TreeNode | undefined = from; node; ) {
      const start: TreeNode = node
      let draws = node.seat === chance ? 1 : 0
      // Combine draws that nothing branches from into one row.
      for (let next = only(children, node); draws > 0 && next?.seat === chance && !node.name; ) {
        node = next
        draws += 1
        next = only(children, node)
      }
      rows.push({ node, depth, draws, branch: begins })
      begins = false
      if (!branch || start !== from) beside(start)
      node = children.get(node.id)?.[0]
    }
    function beside(start: TreeNode) {
      for (const other of (children.get(start.parent) ?? []).slice(1))
        if (start !== other) follow(other, depth + 1, true)
    }
  }
  const [first] = children.get(ROOT) ?? []
  if (first) follow(first, 0, false)
  return rows
}

function only(children: ReadonlyMap<number, readonly TreeNode[]>, node: TreeNode): TreeNode | undefined {
  const found = children.get(node.id) ?? []
  return found.length === 1 ? found[0] : undefined
}
