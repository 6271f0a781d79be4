/** The table of Wonderful Kingdom with real frames: what is drawn, what a click does, what keys do. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createRawSnippet, flushSync } from 'svelte'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { SCENARIO_MEDALS } from '../../../src/games/kingdom/facts/box'
import { HOUSE } from '../../../src/games/kingdom/facts/cards/set'
import { medalOf } from '../../../src/games/kingdom/facts/medals'
import type { View } from '../../../src/games/kingdom/facts/view'
import Bar from '../../../src/games/kingdom/frame/Bar.svelte'
import Ending from '../../../src/games/kingdom/frame/Ending.svelte'
import Player from '../../../src/games/kingdom/frame/Player.svelte'
import { game as gameFor } from '../../../src/games/kingdom/game'
import { backTo, Desk } from '../../../src/games/kingdom/play/play.svelte'
import Table from '../../../src/games/kingdom/Table.svelte'
import { plainWords } from '../../../src/slot/plain'
import type { About, SlotProps } from '../../../src/slot/table'
import type { Choice, Foreseen, SoloGroup } from '../../../src/wire'
import { click, find, press, show } from '../../setup'

const game = gameFor({})

interface Frame {
  readonly view: View
  readonly legal: readonly Choice[]
  readonly options: Record<string, unknown>
}

const frameOf = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../fixtures/kingdom-${name}.json`), 'utf8')) as Frame
const choose = vi.fn(async (_: number) => undefined)
const ask = vi.fn(async (_: About): Promise<readonly Foreseen[]> => [])
let desk = new Desk()

function sit(name: string, more: Partial<SlotProps> = {}): Frame {
  const frame = frameOf(name)
  const seats = frame.view.seats.length
  const props: SlotProps = {
    update: { number: 9, table: { ply: 27 }, events: [] } as unknown as NonNullable<SlotProps['update']>,
    view: frame.view,
    seat: 0,
    names: ['Anna', 'Bo'].slice(0, seats),
    acting: [0],
    scores: [0, 0].slice(0, seats),
    options: frame.options,
    legal: frame.legal,
    events: [],
    busy: false,
    still: false,
    tab: '',
    desk,
    choose,
    ask,
    turnTo: () => undefined,
    ...more,
  }
  const head = createRawSnippet<[number]>((seat) => ({ render: () => `<b>${props.names[seat()]}</b>` }))
  show(Table, props)
  show(Bar, props)
  for (let player = 0; player < seats; player += 1) show(Player, { ...props, player, head })
  return frame
}

const key = (code: string) => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: code, code, bubbles: true, cancelable: true }))
  flushSync()
}
const spot = (name: string) => find<HTMLElement>(`[data-spot="${name}"] button`)
const did = ({ legal }: Frame) => legal.find(({ action }) => action === choose.mock.calls[0]?.[0])?.fields
const words = (selector: string) => find<HTMLElement>(selector).textContent?.trim() ?? ''

beforeEach(() => {
  choose.mockClear()
  ask.mockClear()
  desk = new Desk()
})

describe('draft', () => {
  test('a card of the hand, then an area: it is offered there', () => {
    const frame = sit('offer')
    const [card = ''] = frame.view.seats[0]?.hand ?? []
    click(spot(`hand:${card}`))
    expect(choose).not.toHaveBeenCalled()
    click(find('[data-spot="lay:b"]'))
    expect(did(frame)).toMatchObject({ do: 'offer', area: 'b', face: 'up' })
  })

  test('a switch or a key lays it face down while traps are left', () => {
    const frame = sit('offer')
    key('KeyD')
    key('Digit1')
    expect(words('[data-spot="lay:a"]')).toBe('Offer face down in A')
    key('KeyA')
    expect(did(frame)).toMatchObject({ do: 'offer', area: 'a', face: 'down' })
  })

  test('a chosen card is let go by Escape', () => {
    sit('offer')
    key('Digit2')
    expect(document.querySelectorAll('.hand .chosen')).toHaveLength(1)
    press(document.body, 'Escape')
    expect(document.querySelectorAll('.hand .chosen')).toHaveLength(0)
  })

  test('what lies face down says who laid it, and nothing of its face is there', () => {
    const frame = sit('take')
    const hidden = Object.values(frame.view.offers)
      .flat()
      .filter((card) => card.face_down && card.card === '')
    const labels = [...document.querySelectorAll('.area .spot > button')].map((one) => one.getAttribute('aria-label'))
    expect(labels.filter((label) => label === 'face down, offered by Bo')).toHaveLength(hidden.length)
  })

  test('an area says what would come with it, and is taken by its button', () => {
    const frame = sit('take')
    expect(find('.area .sum').getAttribute('aria-label')).toMatch(/^You would take: cards \d+, unseen \d+/)
    click(find('[data-spot="take:b"]'))
    expect(did(frame)).toEqual({ do: 'take', area: 'b' })
  })

  test('a card that cannot be picked opens large, with every icon in words', () => {
    sit('take')
    const open = [...document.querySelectorAll<HTMLElement>('.area .spot > button')].find(
      (one) => !one.getAttribute('aria-label')?.startsWith('face down'),
    )
    click(open as HTMLElement)
    expect(document.querySelector('dialog .large .face')).not.toBeNull()
    expect(document.querySelectorAll('dialog li').length).toBeGreaterThan(1)
  })
})

describe('planning', () => {
  test.each(['build', 'recycle'])('a card that is dropped into an area goes there: %s', (way) => {
    const frame = sit('plan')
    const may = (does: string) =>
      frame.legal.filter(({ fields }) => fields['do'] === does).map(({ fields }) => fields['card'])
    const both = may('build').find((card) => may('recycle').includes(card))
    const id = HOUSE.cards[Number(both) - 1]?.id ?? ''
    const area = find(`[data-spot="to:${way}"]`)
    const drag = (type: string, x: number, on: Element = document.body) => {
      on.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: 9, bubbles: true, pointerType: 'mouse' }))
      flushSync()
    }
    document.elementsFromPoint = () => [area]
    drag('pointerdown', 0, spot(`plan:${id}`))
    drag('pointermove', 40)
    expect(area.classList).toContain('lit')
    expect(choose).not.toHaveBeenCalled()
    drag('pointerup', 40)
    drag('click', 40)
    expect(did(frame)).toMatchObject({ do: way, card: both })
  })

  test('a click builds, the key R recycles what has the focus', () => {
    const frame = sit('plan')
    const card = frame.view.seats[0]?.drafted.map((one) => one.card).find((id) => game.words && id) ?? ''
    desk.looked = `plan:${card}`
    flushSync()
    key('KeyR')
    expect(did(frame)).toMatchObject({ do: 'recycle' })
    choose.mockClear()
    click(find('.ways button'))
    expect(did(frame)?.['do']).toMatch(/^(build|recycle)$/)
  })

  test('“build all” builds the first one, and goes on by itself', () => {
    const frame = sit('plan')
    click(find('[data-spot="do:build-all"]'))
    expect(did(frame)).toMatchObject({ do: 'build' })
    expect(backTo(desk, 30)).toBe(27)
  })

  test('what the other still owes is said', () => {
    sit('plan')
    expect(words('.bar .line')).toMatch(/^Bo (is still planning\. Cards left: \d+|is done and waiting for you)\.$/)
  })
})

describe('production', () => {
  test('fill says where the cubes would go before it is done', () => {
    const frame = sit('cube')
    find('[data-spot="do:fill"]').dispatchEvent(new FocusEvent('focus'))
    flushSync()
    expect(words('.bar .line')).toMatch(/^Fills the cards closest to completion/)
    expect(document.querySelectorAll('.coming').length).toBeGreaterThan(0)
    click(find('[data-spot="do:fill"]'))
    expect(did(frame)?.['do']).toBe('put')
  })

  test('a lit card takes the cube, alchemy takes it by its key', () => {
    const frame = sit('cube')
    click(find('.site .lit > button'))
    expect(did(frame)?.['do']).toBe('put')
    choose.mockClear()
    key('KeyA')
    expect(did(frame)).toEqual({ do: 'alchemy' })
  })

  test('a cube that can go to one place only is not asked about, unless it was taken back', () => {
    const { legal } = frameOf('cube')
    const forced = legal.filter(({ fields }) => fields['do'] !== 'put')
    sit('cube', { legal: forced })
    expect(choose).toHaveBeenCalledExactlyOnceWith(legal.find(({ fields }) => fields['do'] === 'alchemy')?.action)
    choose.mockClear()
    document.body.replaceChildren()
    desk = new Desk()
    const back = { number: 10, table: { ply: 27 }, events: [{ number: 9, at: 0, kind: 'back' }] }
    sit('cube', { legal: forced, update: back as unknown as NonNullable<SlotProps['update']> })
    expect(choose).not.toHaveBeenCalled()
  })

  test('a balance says who makes more and who would have supremacy', () => {
    const frame = sit('cube')
    const labels = [...document.querySelectorAll('.balance')].map((one) => one.getAttribute('aria-label') ?? '')
    expect(labels).toHaveLength(4)
    const [mine, theirs] = frame.view.seats.map((seat) => seat.production[3] ?? 0)
    expect(labels[3]).toContain(`you produce ${mine}, Bo ${theirs}`)
  })
})

describe('modules', () => {
  test('a battle without soldiers asks nothing, unless it is the last one and krystallium is left', () => {
    const frame = frameOf('full-menaces')
    const [own, other] = frame.view.seats
    const poor = (round: number): View => ({ ...frame.view, round, seats: [{ ...own, soldiers: 0 }, other] as never })
    const legal = frame.legal.filter(({ fields }) => ['done', 'scrap', 'krystallium'].includes(String(fields['do'])))
    sit('full-menaces', { view: poor(3), legal })
    expect(did(frame)?.['do']).toBe('done')
    choose.mockClear()
    desk = new Desk()
    sit('full-menaces', { view: poor(4), legal, desk })
    expect(choose).not.toHaveBeenCalled()
    // What a giant freezes is not completed by krystallium.
    const frozen = (own?.sites ?? []).map((site) => ({ ...site, frozen: true }))
    const seats = [{ ...own, soldiers: 0, sites: frozen }, other] as never
    sit('full-menaces', { view: { ...poor(4), seats }, legal, desk: new Desk() })
    expect(did(frame)?.['do']).toBe('done')
  })

  test('a giant under a card shows its price and its penalty', () => {
    sit('battle')
    const giant = [...document.querySelectorAll('.site.frozen .giant b')].map((one) => one.textContent)
    expect(giant.slice(0, 2)).toEqual(['4', '−5'])
  })

  test('an advisor says what they do, and is used after what that costs was shown', () => {
    const frame = sit('advisors')
    const advisor = find<HTMLElement>('[data-spot^="advisor:"].lit')
    const [, id = ''] = advisor.dataset['spot']?.split(':') ?? []
    expect(advisor.textContent).toContain(HOUSE.byId.get(id)?.text?.['en'])
    click(find('[data-spot^="advisor:"].lit > button'))
    expect(choose).not.toHaveBeenCalled()
    click(find('[data-spot="do:pay"]'))
    expect(did(frame)?.['do']).toBe('use')
  })

  test('alone: deck, danger pile with its odds, medals, and the quest board', () => {
    const { view } = sit('alone')
    expect(document.body.textContent).toContain(
      `Dangers among unseen cards: ${view.danger_lurking} of ${view.danger_unseen}`,
    )
    expect(document.querySelectorAll('.medals li')).toHaveLength(3)
    expect(document.querySelectorAll('.board li')).toHaveLength(4)
  })
})

describe('around the table', () => {
  test('a click on the opponent opens their duchy, and mine stays', () => {
    sit('plan')
    const small = find<HTMLElement>('[data-rival="1"] .open')
    click(small)
    expect(document.querySelectorAll('[data-realm]')).toHaveLength(2)
    click(small)
    expect(document.querySelector('[data-realm="1"]')).toBeNull()
    expect(document.querySelector('[data-realm="0"]')).not.toBeNull()
  })

  test('points are told by source while the game goes on', () => {
    const { view } = frameOf('plan')
    const sums = game.sums?.(view) ?? []
    const total = sums.reduce((sum, { points }) => sum + (points[0] ?? 0), 0)
    expect(total).toBe(view.seats[0]?.points)
  })

  test('every legal action and every question has words of the page', () => {
    for (const name of ['offer', 'take', 'plan', 'cube', 'battle', 'advisors', 'alone']) {
      const { view, legal } = frameOf(name)
      expect(game.words?.question?.(view, 0)).toMatch(/^\p{Lu}.*[.?]/u)
      for (const choice of legal) expect(game.words?.action?.(choice, view, 0)).not.toBe(plainWords(choice.fields))
    }
  })

  test('a question that begins with a resource begins with a capital letter', () => {
    const { view } = frameOf('cube')
    const asked = [{ seat: 1, question: 'step', about: '', count: 0 }]
    expect(game.words?.question?.({ ...view, step: 'gold', asked }, 0)).toBe('Gold: finished with this step?')
  })

  test('the end of a solo game says why it is lost or what was missing, and the best result so far', async () => {
    const like = (won: number) => ({ options: {}, played: 3, won: 1, total: 150, best: 90, best_won: won })
    const solo = async () => like(64)
    const { view } = frameOf('alone')
    const end = {
      ...view,
      stage: 'over',
      scenario: 2,
      medals: [60, 80, 100],
      seats: [{ ...view.seats[0], points: 50 }],
    }
    show(Ending, { view: { ...end, medal: '', defeat: '' }, solo } as unknown as SlotProps)
    await vi.waitFor(() => expect(document.body.textContent).toContain('Best so far: 64'))
    expect(document.body.textContent).toContain('No medal')
    expect(document.body.textContent).toContain('10 more')
    expect(find<HTMLAnchorElement>('.won a').hash).toBe('#/solo/kingdom')
    document.body.replaceChildren()
    // Without a scenario or quests no game is lost, and one without a medal is a result, too.
    show(Ending, { view: { ...end, scenario: 0, boards: [], medal: '', defeat: '' }, solo } as unknown as SlotProps)
    await vi.waitFor(() => expect(document.body.textContent).toContain('Best so far: 90'))
    document.body.replaceChildren()
    // Lost games are no results to be better than.
    show(Ending, { view: { ...end, defeat: 'unbuilt' }, solo: async () => like(0) } as unknown as SlotProps)
    await new Promise((done) => setTimeout(done))
    expect(document.body.textContent).toContain('Game lost')
    expect(document.body.textContent).not.toContain('Best so far')
    expect(document.body.textContent).toContain('Not built: Hell Gate, Secret Brotherhood, Royal Citadel.')
    document.body.replaceChildren()
    // The engine names one reason; the end names everything.
    const [own] = end.seats
    const siege = { ...end, scenario: 6, defeat: 'unbuilt', boards: ['usurper', 'plague-lord'] }
    const seats = [{ ...own, built: ['barracks', 'royal-guard'], tasks: ['1.4'], menaces: { thieves: 2 } }]
    show(Ending, { view: { ...siege, seats } } as unknown as SlotProps)
    const lacked = [...document.querySelectorAll('.won p')].map((one) => one.textContent?.trim())
    expect(lacked).toContain('Not built: Impregnable Walls, Munitions Specialists.')
    expect(lacked.filter((one) => one?.startsWith('Final task of'))).toHaveLength(1)
    expect(lacked).toContain('Thieves not caught: 2.')
  })

  test('the ladder knows the medals of the engine, and counts games that were won', () => {
    const scenarios = join(import.meta.dirname, '../../../../src/duchy/games/kingdom/box/scenarios.py')
    const medals = [...readFileSync(scenarios, 'utf8').matchAll(/medals=\((\d+), (\d+), (\d+)\)/g)]
    expect(medals.map((found) => found.slice(1).map(Number))).toEqual(SCENARIO_MEDALS)
    const group = (won: number, best: number, side = 'b'): SoloGroup => ({
      options: { scenario: 2, ...(side === 'a' ? { side } : {}) },
      played: 3,
      won,
      total: 0,
      best: 120,
      best_won: best,
    })
    expect([medalOf([group(0, 0)], 2), medalOf([group(1, 80)], 2), medalOf([group(1, 80, 'a')], 2)]).toEqual([0, 2, 1])
    expect(medalOf([group(1, 100)], 1)).toBe(0)
  })
})
