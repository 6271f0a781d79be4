/** After the game: the course of points, and dice that are checked in the browser. */

import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { sourceRank } from '../../../src/games/burgundy/words/prompts'
import { Film } from '../../../src/table/replay/film.svelte'
import { jump, landmarksOf } from '../../../src/table/replay/landmarks'
import { check } from '../../../src/table/result/dice'
import { breakdown, courseOf, standing } from '../../../src/table/result/tale'
import type { AllDrawn, Moments, Told } from '../../../src/wire'

const told = (seat: number, points: number, source: string, code = 'x', values = {}): Told => ({
  code,
  seat,
  values,
  words: '',
  points,
  source,
})

test('what was taken back does not count', () => {
  const ply = (number: number) => ({ number, at: 0, kind: 'ply' })
  const back = { number: 3, at: 0, kind: 'back', data: { to: 1 } }
  const chat = { number: 1, at: 0, kind: 'chat' }
  expect(standing([ply(0), chat, ply(2), back, ply(4)]).map((event) => event.number)).toEqual([0, 4])
})

test('points are summed by source, in one order whatever scored first', () => {
  const journal = [told(1, 2, 'animals'), told(0, 5, 'region'), told(1, 3, 'animals'), told(-1, 0, '')]
  const sums = [
    { source: 'animals', points: [0, 5] },
    { source: 'region', points: [5, 0] },
  ]
  expect(breakdown(journal, 2)).toEqual(sums)
  expect(breakdown(journal.toReversed(), 2)).toEqual(sums)
  expect(breakdown(journal, 2, (source) => (source === 'region' ? 0 : 1))).toEqual(sums.toReversed())
})

test('the sources of Burgundy stand as they are scored, monasteries by their numbers, what is left over last', () => {
  const mixed = ['workers', 'monastery-16', 'phases', 'silver', 'monastery-7', 'animals', 'regions']
  expect(mixed.toSorted((one, other) => sourceRank(one) - sourceRank(other))).toEqual([
    'regions',
    'phases',
    'animals',
    'monastery-7',
    'monastery-16',
    'silver',
    'workers',
  ])
})

test('landmarks: turns begin before the first action of another seat, headings where they are told', () => {
  const heading = (rank: 'part' | 'step'): Told => told(-1, 0, '', rank)
  const plies = [
    { seat: 15, journal: [heading('part'), heading('step')] },
    { seat: 0, journal: [told(0, 4, 'regions')] },
    { seat: 0, journal: [] },
    { seat: 15, journal: [heading('step')] },
    { seat: 1, journal: [told(1, 9, 'regions')] },
  ]
  const found = landmarksOf(plies, 2, {
    heading: ({ code }) => (code === 'part' || code === 'step' ? { rank: code, words: '' } : undefined),
  })
  expect(found).toMatchObject({ turn: [1, 4], round: [1, 4], phase: [1], event: [2, 5] })
  expect(found.points).toEqual([
    [0, 0, 4, 4, 4, 4],
    [0, 0, 0, 0, 0, 9],
  ])
  expect(jump(found, 'turn', 1, 1, 5)).toBe(4)
  expect(jump(found, 'turn', 4, 1, 5)).toBe(5)
  expect(jump(found, 'phase', 1, -1, 5)).toBe(0)
})

test('points that are known at every ply move with the game, and start with what the seats have', () => {
  const plies = [
    { seat: 15, journal: [], scores: [0, 0] },
    { seat: 15, journal: [], scores: [30, 27] },
    { seat: 0, journal: [told(0, 9, 'cards')], scores: [30, 31] },
    { seat: 1, journal: [], scores: [26, 31] },
    { seat: 1, journal: [], scores: [54, 31] },
  ]
  const found = landmarksOf(plies, 2, { start: [30, 27] })
  expect(found.points).toEqual([
    [30, 30, 30, 30, 26, 54],
    [27, 27, 27, 31, 31, 31],
  ])
  expect(found.peaks).toEqual([
    { ply: 3, seat: 1, points: 4 },
    { ply: 5, seat: 0, points: 28 },
  ])
})

test('the course of a game that tells totals moves when a total is told', () => {
  const total = (seat: number, value: number): Told => told(seat, 0, '', 'standing', { total: value })
  const standing = ({ code, values }: Told) => (code === 'standing' ? Number(values['total']) : undefined)
  const round = (number: number) => told(-1, 0, '', 'round', { round: number })
  const course = courseOf([round(1), total(0, 26), round(2), total(0, 54)], 2, undefined, standing, [30, 27])
  expect(course.points).toEqual([
    [30, 26, 54],
    [27, 27, 27],
  ])
})

test('the course holds the points at the end of each round', () => {
  const round = (number: number) => told(-1, 0, '', 'round', { phase: 'A', round: number })
  const course = courseOf([round(1), told(0, 4, 's'), round(2), told(1, 6, 's'), told(0, 1, 's')], 2)
  expect(course.chapters).toEqual(['', 'A1', 'A2'])
  expect(course.points).toEqual([
    [0, 4, 5],
    [0, 0, 6],
  ])
})

/** Draw as the engine does. */
function drawn(seed: Buffer, number: number) {
  const message = Buffer.alloc(8)
  message.writeBigUInt64BE(BigInt(number))
  const weights = [3, 1, 2]
  let left = Number(BigInt(`0x${createHmac('sha256', seed).update(message).digest('hex')}`) % 6n)
  const index = weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
  return { ply: number + 1, number, action: 10 + index, words: '', actions: [10, 11, 12], weights }
}

function game(): AllDrawn {
  const seed = Buffer.alloc(32, 7)
  const commitment = createHash('sha256').update(seed).digest('hex')
  return {
    commitment,
    seed: seed.toString('hex'),
    draws: Array.from({ length: 40 }, (_, index) => drawn(seed, index)),
    past: 0,
  }
}

test('honest dice are found honest', async () => {
  expect(await check(game())).toEqual({ fits: true, draws: 40, past: 0, wrong: [] })
})

test('a draw that was changed is found', async () => {
  const all = game()
  const draws = all.draws.map((one, index) => (index === 13 ? { ...one, action: one.action === 10 ? 11 : 10 } : one))
  const verdict = await check({ ...all, draws })
  expect(verdict.wrong.map((one) => one.ply)).toEqual([14])
})

test('draws of earlier rules are counted and not judged', async () => {
  const all = game()
  const draws = all.draws.map((one, index) => (index === 13 ? { ...one, action: one.action + 1000 } : one))
  const verdict = await check({ ...all, draws, past: all.draws[13]?.ply ?? 0 })
  expect(verdict.wrong).toEqual([])
  expect([verdict.past > 0, verdict.past + verdict.draws]).toEqual([true, draws.length])
})

test('a seed that does not fit the commitment is found', async () => {
  expect((await check({ ...game(), commitment: '00' })).fits).toBe(false)
})

test('a film fetches moments in parts, once for each seat', async () => {
  const asked: string[] = []
  const film = new Film(async (seat, since, limit) => {
    asked.push(`${seat}:${since}`)
    const moments = Array.from({ length: Math.min(limit, 61 - since) }, (_, index) => ({
      ply: since + index,
      acting: [],
      scores: [],
      view: `${seat}`,
      seat: 0,
      notation: '',
      fields: null,
      journal: [],
    }))
    return { game: 'g', options: {}, players: [], plies: 60, moments } as unknown as Moments
  })
  await film.show(0)
  await film.show(30)
  await film.show(25)
  await film.show(500, 1)
  expect(film.ply).toBe(60)
  expect(film.moment).toMatchObject({ ply: 60, view: '1' })
  expect(asked).toEqual(['-1:0', '-1:24', '-1:48', '1:48'])
  expect(film.before(5).map((moment) => moment.ply)).toEqual([56, 57, 58, 59, 60])
})
