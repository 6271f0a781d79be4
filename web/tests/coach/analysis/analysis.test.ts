/** The analysis board: a tree of lines, chance chosen or drawn, the engine live, files and links. */

import { flushSync } from 'svelte'
import { expect, test, vi } from 'vitest'
import { read, readAddress } from '../../../src/browser/route.svelte'
import AnalysisBoard from '../../../src/coach/analysis/AnalysisBoard.svelte'
import { Analysis, CHANCE } from '../../../src/coach/analysis/analysis.svelte'
import Candidates from '../../../src/coach/analysis/Candidates.svelte'
import { pickedOutcome } from '../../../src/coach/analysis/dice'
import { readTree, readTreeFile } from '../../../src/coach/analysis/file'
import Lines from '../../../src/coach/analysis/Lines.svelte'
import { asTree, nodesOf, promoted, ROOT, rowsOf, without } from '../../../src/coach/analysis/tree'
import { handed, handOver } from '../../../src/slot/analysis'
import type { AnalysisPosition, Choice, Happened, Outcome, Thought, Tree, WantedPosition } from '../../../src/wire'
import { click, find, press, show } from '../../setup'

const node = (parent: number, action: number, seat = 0, name = '') => ({
  parent,
  seat,
  action,
  name,
  note: '',
  notation: `a${action}`,
})

const TREE: Tree = {
  form: 'duchy analysis 1',
  game: 'toy',
  position: { game: 'toy', line: [] },
  title: 'The mine or the cow',
  table: '',
  ply: 0,
  nodes: [node(-1, 1, 0, 'mine'), node(-1, 2, 0, 'cow'), node(0, 21, CHANCE), node(2, 22, CHANCE), node(3, 4, 1)],
}

const choice = (action: number): Choice => ({ action, fields: { do: `do ${action}` } })

/** A game of chance in turn: after every decision one draw. */
function spotAfter(line: readonly number[], ply: number): AnalysisPosition {
  const chance = line.length % 2 === 1
  const outcomes: Outcome[] = [21, 22].map((action) => ({
    action,
    notation: `d${action}`,
    fields: {},
    words: `draw ${action}`,
    weight: 1,
  }))
  return {
    game: 'toy',
    position: { game: 'toy', line },
    seats: 2,
    ply,
    acting: [chance ? CHANCE : 0],
    scores: [line.length, 0],
    places: [],
    frames: [{ seat: 0, view: { line }, legal: chance ? [] : [choice(1), choice(2)], may_take_back: false }],
    outcomes: chance ? outcomes : [],
    last_seat: line.length === 0 ? -1 : chance ? 0 : CHANCE,
    action: line.at(-1) ?? -1,
    notation: line.length === 0 ? '' : `a${line.at(-1)}`,
    fields: {},
    journal: [],
  }
}

const thought = (effort: number): Thought => ({
  seat: 0,
  effort,
  last: effort === 2,
  values: [100 * effort, -100 * effort],
  wins: [520, 480],
  lows: [-900, -1400],
  highs: [1400, 900],
  error: 0,
  lead: 10,
  solved: false,
  candidates: [
    { action: 2, notation: 'a2', fields: {}, words: 'do 2', value: 150, win: 530, line: [] },
    { action: 1, notation: 'a1', fields: {}, words: 'do 1', value: 140, win: 520, line: [] },
  ],
  reasons: [],
  weighed: null,
})

/** The server of the toy game; says what it was asked. */
function serve(): { asked: WantedPosition[]; efforts: number[] } {
  const asked: WantedPosition[] = []
  const efforts: number[] = []
  vi.stubGlobal('fetch', async (path: string, { body = '{}' }: { body?: string }) => {
    const wanted = JSON.parse(body)
    if (path.endsWith('/think')) {
      efforts.push(wanted.effort)
      return Response.json(thought(wanted.effort))
    }
    if (path.endsWith('/trees')) return Response.json({ id: 'abcdefgh12345678', expires: 1, mine: true, tree: wanted })
    asked.push(wanted)
    const before: number[] = wanted.position.line
    const plies: number[] = (wanted.plies ?? []).map((ply: { action: number }) => ply.action)
    if (wanted.roll) plies.push(22)
    return Response.json({ spots: [spotAfter([...before, ...plies], plies.length)] })
  })
  return { asked, efforts }
}

async function opened(tree: Tree = TREE): Promise<Analysis> {
  const analysis = new Analysis(tree)
  await analysis.go(ROOT)
  return analysis
}

test('a tree comes back as it was saved, with what was cut off gone and the main line first', () => {
  const nodes = nodesOf(TREE)
  const about = { game: TREE.game, position: TREE.position, table: '', ply: 0, title: TREE.title ?? '' }
  expect(asTree(about, nodes)).toEqual(TREE)
  expect(asTree(about, without(nodes, 0)).nodes).toEqual([node(-1, 2, 0, 'cow')])
  const turned = asTree(about, promoted(nodes, 1)).nodes
  expect(turned?.map((one) => one.name)).toEqual(['cow', 'mine', '', '', ''])
  expect(turned?.[2]?.parent).toBe(1)
})

test('the tree is listed line by line: branches further in, draws in a row as one', () => {
  const rows = rowsOf(nodesOf(TREE), CHANCE)
  expect(rows.map(({ node: { id }, depth, draws, branch }) => [id, depth, draws, branch])).toEqual([
    [0, 0, 0, false],
    [1, 1, 0, true],
    [3, 0, 2, false],
    [4, 0, 0, false],
  ])
})

test('a ply that is there is gone to, another one is a branch; back leads back', async () => {
  const { asked } = serve()
  const analysis = await opened({ ...TREE, nodes: [] })
  await analysis.play({ seat: 0, action: 1 })
  await analysis.back()
  await analysis.play({ seat: 0, action: 2 })
  await analysis.back()
  const before = asked.length
  await analysis.play({ seat: 0, action: 1 })
  expect(asked).toHaveLength(before)
  expect(analysis.nodes.map(({ parent, action }) => [parent, action])).toEqual([
    [ROOT, 1],
    [ROOT, 2],
  ])
  expect(analysis.spot?.scores).toEqual([1, 0])
  expect(analysis.onTurn).toEqual([CHANCE])
  await analysis.aside(1)
  expect(analysis.at).toBe(1)
  analysis.close()
})

test('chance is drawn, and what came stands in the tree', async () => {
  serve()
  const analysis = await opened({ ...TREE, nodes: [] })
  await analysis.play({ seat: 0, action: 1 })
  await analysis.roll('all')
  expect(analysis.nodes.at(-1)).toMatchObject({ seat: CHANCE, action: 22, parent: 0 })
  await analysis.back()
  await analysis.roll('one')
  expect(analysis.nodes).toHaveLength(2)
  analysis.close()
})

test('a far node is asked for by its whole line, and then kept', async () => {
  const { asked } = serve()
  const analysis = await opened()
  await analysis.go(4)
  expect(asked.at(-1)?.plies).toHaveLength(4)
  await analysis.go(ROOT)
  const count = asked.length
  await analysis.go(4)
  expect(asked).toHaveLength(count)
  analysis.close()
})

test('the engine is asked with more and more effort until it knows no better, and not while it is off', async () => {
  const { efforts } = serve()
  const analysis = await opened()
  await vi.waitFor(() => expect(analysis.thinking).toBe(false))
  expect(efforts).toEqual([0, 1, 2])
  expect(analysis.thought?.values).toEqual([200, -200])
  analysis.turnEngine(false)
  await analysis.go(0)
  expect(efforts).toHaveLength(3)
  analysis.close()
})

test('under a pointer the list of candidates keeps its order, and its figures go on', async () => {
  serve()
  const analysis = await opened({ ...TREE, nodes: [] })
  await vi.waitFor(() => expect(analysis.thinking).toBe(false))
  const props = { analysis, words: undefined, names: ['Anna', 'Ben'], view: {}, seat: 0, onpoint: () => undefined }
  show(Candidates, props)
  const list = find<HTMLElement>('section ol')
  const listed = () => [...list.querySelectorAll('button')].map((one) => one.textContent?.trim())
  const [first] = list.querySelectorAll('button')
  list.dispatchEvent(new PointerEvent('pointerenter'))
  const [two, one] = thought(2).candidates
  if (!two || !one) throw new Error('two candidates')
  const three = { ...two, action: 3, words: 'do 3', value: 90 }
  analysis.thought = { ...thought(2), candidates: [{ ...one, value: 250 }, three] }
  flushSync()
  expect(list.querySelector('button')).toBe(first)
  expect(listed()).toEqual(['Do 2 +1.5 53%', 'Do 1 +2.5 52%', 'Do 3 +0.9 53%'])
  expect(list.querySelector('.best')?.textContent).toContain('Do 1')
  list.dispatchEvent(new PointerEvent('pointerleave'))
  flushSync()
  expect(listed()).toEqual(['Do 1 +2.5 52%', 'Do 3 +0.9 53%'])
  click(list.querySelectorAll('button')[0] as Element)
  await vi.waitFor(() => expect(analysis.node).toMatchObject({ seat: 0, action: 1 }))
  analysis.close()
})

test('the room of the plans is there before they come, and a plan is played to its end', async () => {
  serve()
  const analysis = await opened({ ...TREE, nodes: [] })
  const props = { analysis, words: undefined, names: ['Anna', 'Ben'], view: {}, seat: 0, onpoint: () => undefined }
  analysis.turnEngine(false)
  analysis.thought = undefined
  analysis.live = true
  show(Candidates, props)
  const list = find<HTMLElement>('section ol')
  expect(list.children).toHaveLength(0)
  const step = (action: number) => ({
    ...{ ...choice(action), notation: `a${action}`, words: `do ${action}` },
    ...{ seat: 0, costs: {}, entries: [] },
  })
  const [plan] = thought(0).candidates
  if (!plan) throw new Error('a plan')
  analysis.thought = { ...thought(2), candidates: [{ ...plan, line: [step(2)] }] }
  flushSync()
  expect(find('section ol')).toBe(list)
  expect(document.body.textContent).toContain('Anna: Eight games in ten end between 9 behind and 14 ahead.')
  click(list.querySelector('button') as Element)
  await vi.waitFor(() => expect(analysis.node).toMatchObject({ seat: 0, action: 2 }))
  analysis.close()
})

test('dice are picked by their faces, in any order, once every die has one', () => {
  const roll = (action: number, first: number, second: number): Outcome => ({
    ...{ action, notation: '', fields: { do: 'roll', first, second }, words: '', weight: 1 },
  })
  const words = { dice: ({ fields }: Pick<Outcome, 'fields'>) => [Number(fields['first']), Number(fields['second'])] }
  const outcomes = [roll(1, 1, 1), roll(2, 4, 5), roll(3, 5, 5)]
  expect(pickedOutcome(outcomes, [4, 0], words)).toBeUndefined()
  expect(pickedOutcome(outcomes, [4, 5], words)?.action).toBe(2)
  expect(pickedOutcome(outcomes, [5, 4], words)?.action).toBe(2)
  expect(pickedOutcome(outcomes, [6, 6], words)).toBeUndefined()
})

test('the moves of the game are its main line: far ones are fetched from it, and told as its log has them', async () => {
  const { asked } = serve()
  const told = (code: string) => ({ code, seat: 0, values: {}, words: code })
  const plies: Happened[] = [1, 21, 2].map((action, index) => ({
    ...{ number: index, at: 0, kind: 'ply', seat: action === 21 ? CHANCE : 0, action, notation: `a${action}` },
    ...{ fields: { do: 'roll', first: 4, second: 5 }, journal: [told(`did ${action}`)] },
  }))
  const nodes = plies.map(({ seat, action }, index) => node(index - 1, action ?? 0, seat ?? 0))
  const spotAt = vi.fn(async (ply: number) => spotAfter([1, 21, 2].slice(0, ply), 0))
  const analysis = new Analysis({ ...TREE, nodes }, { played: { plies, spotAt } })
  analysis.live = false
  await analysis.go(2)
  expect(spotAt).toHaveBeenCalledExactlyOnceWith(3)
  expect(asked).toHaveLength(0)
  expect(analysis.past.flatMap(({ journal = [] }) => journal.map(({ code }) => code))).toEqual([
    'did 1',
    'did 21',
    'did 2',
  ])
  const words = {
    entry: ({ code }: { code: string }) => `log: ${code}`,
    outcome: ({ fields }: Pick<Outcome, 'fields'>) => `${fields['first']} and ${fields['second']}`,
    dice: () => [4, 5],
  }
  show(Lines, { analysis, words, names: ['A', 'B'] })
  const rows = [...document.querySelectorAll('section ol li button')].map((row) => row.textContent?.trim())
  expect(rows).toEqual(['Start', 'A: Log: did 1', 'Chance: A: 4 and 5', 'A: Log: did 2'])
  analysis.close()
})

test('one seat looks at a line to its end, whoever is to act', async () => {
  serve()
  const analysis = new Analysis({ ...TREE, nodes: [] }, { seat: 1 })
  analysis.live = false
  await analysis.go(ROOT)
  expect(analysis.frame).toBeUndefined()
  analysis.spot = {
    ...spotAfter([], 0),
    frames: [0, 1].map((seat) => ({ seat, view: {}, legal: [], may_take_back: false })),
  }
  expect(analysis.frame?.seat).toBe(1)
  analysis.close()
})

test('a refusal leaves everything where it was', async () => {
  serve()
  const analysis = await opened()
  analysis.turnEngine(false)
  vi.stubGlobal('fetch', async () => Response.json({ code: 'too-much', words: '', reason: null }, { status: 400 }))
  await analysis.go(1)
  expect(analysis.at).toBe(ROOT)
  expect(analysis.trouble).toMatchObject({ code: 'too-much' })
})

test('a file is read if it is an analysis: parents stand before their children, and there are not too many', async () => {
  expect(readTree(JSON.parse(JSON.stringify(TREE))).nodes).toEqual(TREE.nodes)
  const wrong = [
    null,
    { ...TREE, form: 'something' },
    { ...TREE, game: '../x' },
    { ...TREE, position: 7 },
    { ...TREE, nodes: [node(0, 1)] },
    { ...TREE, nodes: [node(-1, 1, 16)] },
    { ...TREE, nodes: [node(-1, -1)] },
    { ...TREE, nodes: Array.from({ length: 2001 }, () => node(-1, 1)) },
  ]
  for (const one of wrong) expect(() => readTree(one), JSON.stringify(one)?.slice(0, 60)).toThrow()
  await expect(readTreeFile({ size: 3_000_000, text: async () => '' })).rejects.toThrow('3000000')
})

test('the last analysis is kept by the browser; what is none is not taken up', () => {
  handOver(TREE)
  expect(handed()).toEqual(TREE)
  localStorage.setItem('duchy-analysis', '{"form":1}')
  expect(handed()).toBeUndefined()
  localStorage.removeItem('duchy-analysis')
})

test('addresses of analyses: a moment of a table, my seat now, a link that was saved', () => {
  const table = '0123456789abcdef'
  expect(read(`#/analysis/${table}/57`)).toEqual({ page: 'analysis', table, at: 57 })
  expect(read(`#/analysis/${table}`)).toEqual({ page: 'analysis', table })
  expect(read('#/analysis')).toEqual({ page: 'analysis' })
  expect(read('#/analysis/x').page).toBe('lost')
  expect(read(`#/replay/${table}/review`)).toEqual({ page: 'replay', table, review: true })
  const saved = { page: 'tree', tree: 'abcdefgh12345678' }
  expect(readAddress({ pathname: '/analysis/abcdefgh12345678', hash: '' })).toEqual(saved)
  expect(readAddress({ pathname: '/analysis/a', hash: '' }).page).toBe('lost')
})

test('a position is never seen by the number of another, so that nothing asked there is asked again elsewhere', async () => {
  serve()
  const analysis = await opened()
  analysis.turnEngine(false)
  await analysis.go(2)
  const seen = new Set<string>()
  const look = () => seen.add(`${analysis.at}: ${(analysis.spot?.position['line'] as number[] | undefined)?.join(' ')}`)
  let there = false
  const going = analysis.go(ROOT).then(() => {
    there = true
  })
  for (look(); !there; look()) await Promise.resolve()
  await going
  expect([...seen]).toEqual(['2: 1 21', '-1: '])
})

test('lines are named, turned and cut in the list; cutting asks first', async () => {
  serve()
  const analysis = await opened()
  analysis.turnEngine(false)
  await analysis.go(1)
  show(Lines, { analysis, words: undefined, names: ['A', 'B'] })
  expect(find('[aria-current=step]').textContent).toContain('cow')
  const button = (words: string) =>
    [...document.querySelectorAll('button')].find((one) => one.textContent?.trim() === words) as Element
  const name = find<HTMLInputElement>('.node input')
  name.value = 'the cow'
  name.dispatchEvent(new Event('input', { bubbles: true }))
  click(button('Make main line'))
  expect(analysis.nodes[0]).toMatchObject({ id: 1, name: 'the cow' })
  click(button('Delete from here'))
  expect(analysis.nodes).toHaveLength(5)
  click(button('Delete'))
  expect(analysis.nodes).toHaveLength(4)
})

test('on the board candidates are done by a click, chance is chosen, and keys lead through the tree', async () => {
  serve()
  const analysis = await opened({ ...TREE, nodes: [] })
  show(AnalysisBoard, { analysis, slot: { Table: undefined }, called: ['Anna'] })
  const seats = [...document.querySelectorAll('aside li span')].map((one) => one.textContent)
  expect(seats).toEqual(['Anna', 'Player 2'])
  await vi.waitFor(() => expect(document.querySelectorAll('section ol button').length).toBeGreaterThan(2))
  const candidate = [...document.querySelectorAll('button')].find((one) => one.textContent?.includes('+1.5'))
  click(candidate as Element)
  await vi.waitFor(() => expect(analysis.at).toBe(0))
  await vi.waitFor(() => expect(document.body.textContent).toContain('Roll or draw'))
  const choose = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Use this outcome')
  click(choose as Element)
  await vi.waitFor(() => expect(analysis.node).toMatchObject({ seat: CHANCE, action: 21 }))
  press(document.body, 'ArrowLeft')
  await vi.waitFor(() => expect(analysis.at).toBe(0))
  press(document.body, 'Home')
  await vi.waitFor(() => expect(analysis.at).toBe(ROOT))
  expect(handed()?.nodes).toHaveLength(2)
  analysis.close()
})
