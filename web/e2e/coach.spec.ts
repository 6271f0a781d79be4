import type { Page } from '@playwright/test'
import { accessible } from './axe'
import type { Player } from './player'
import { expect, test } from './test'

interface Spot {
  readonly frames: readonly {
    readonly seat: number
    readonly legal: readonly { readonly action: number; readonly notation: string; readonly fields: object }[]
  }[]
}

const asked = async <Answer>(page: Page, path: string) => (await (await page.request.get(path)).json()) as Answer

/** A review of a short game as the server would write it: one decision of the first seat was a mistake. */
async function reviewOf(page: Page, table: string) {
  const { moments, plies, scores } = await asked<{
    moments: { ply: number; seat: number | null; notation: string; fields: object }[]
    plies: number
    scores: number[]
  }>(page, `/api/tables/${table}/moments?seat=-1&since=0&limit=60`)
  const made = moments.find((one) => one.seat === 0)
  if (!made) throw new Error('the first seat has decided nothing')
  const ply = made.ply - 1
  const { frames } = await asked<Spot>(page, `/api/tables/${table}/spot?ply=${ply}`)
  const other = frames[0]?.legal.find((choice) => choice.notation !== made.notation && choice.notation !== 'end')
  if (!other) throw new Error('there was nothing else to do')
  const { notation, fields } = made
  const values = (value: number) => ({
    ...{ values: [value, -value], wins: [500, 500] },
    ...{ lows: [value - 900, -value - 900], highs: [value + 900, 900 - value] },
  })
  const total = (seat: number) => ({
    seat,
    name: '',
    result: 0,
    start: 0,
    luck: { dice: 100, tiles: -50 },
    skill: -410,
    others: 360,
    error: 120,
    lost: 410,
    accuracy: 505,
    level: '',
    decisions: 1,
    grades: { mistake: 1 },
    phases: [{ phase: 'A', decisions: 1, lost: 410, grades: { mistake: 1 } }],
    sources: {},
    hints: 0,
  })
  const steps = (choice: object) => [{ seat: 0, words: '', costs: {}, entries: [], ...choice }]
  const judged = {
    ...{ ply, seat: 0, turn: ply, phase: 'A', action: 0, notation, fields, words: '', grade: 'mistake', lost: 410 },
    ...{ solved: false, best: steps(other), played: steps({ action: 0, notation, fields }), reasons: [] },
    candidates: [
      { words: '', value: 300, win: 600, line: steps(other), ...other },
      { action: 0, words: '', value: -400, win: 500, line: [], notation, fields },
    ],
    gains: [-410, 410],
  }
  const review = {
    ...{ form: 3, game: 'burgundy', rules: 3, players: ['Ann', 'bot'], plies, finished: false, scores, places: [2, 1] },
    ...{ by_win: false, unsplit: '' },
    ...{ thresholds: { good: 50, inaccuracy: 150, mistake: 400 }, luck: [], totals: [total(0), total(1)] },
    curve: [
      { ply: 0, ...values(100) },
      { ply: plies, ...values(-300) },
    ],
    decisions: [judged],
  }
  return { ply, review }
}

/** Reviews take their time: here the first answer says how far it is, the next ones have it, once that was seen. */
async function answerReviews(page: Page, table: string, review: object): Promise<() => void> {
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const state = { id: table, table, ahead: 0, mine: true, words: '', expires: null, total: 4 }
  await page.route('**/api/reviews', (route) =>
    route.fulfill({ json: { ...state, status: 'running', done: 1, review: null } }),
  )
  await page.route('**/api/reviews/**', async (route) => {
    await finished
    await route.fulfill({ json: { ...state, status: 'done', done: 4, review } })
  })
  return finish
}

async function resign({ page }: Player): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('group', { name: 'Are you sure' }).getByRole('button', { name: 'Resign' }).click()
  await expect(page.getByRole('dialog', { name: /^Game over/ })).toBeVisible()
}

test('a hint at the table, the review after the game, and an analysis that somebody else opens', async ({
  page,
  player,
  another,
}) => {
  const table = await player.open({ coach: 'hints' })
  await player.myTurn()
  const hint = page.getByRole('region', { name: 'Hint' })
  await player.key('h', hint)
  await expect(hint.locator('.nudge')).not.toBeEmpty()
  await hint.getByRole('button', { name: 'Show the plan' }).click()
  await expect(hint.locator('.plan').first()).not.toBeEmpty()
  await expect(page.getByRole('log').getByText('Ann asks for a hint.').first()).toBeAttached()
  await expect(page.getByText('Asked the coach once')).toBeVisible()
  await accessible(page, 'hint', { part: 'aside' })
  await player.move()
  await expect(hint).toHaveCount(0)
  await player.myTurn()
  await resign(player)

  const { ply, review } = await reviewOf(page, table)
  const finish = await answerReviews(page, table, review)
  await page.getByRole('dialog').getByRole('button', { name: 'Review' }).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  finish()
  const slider = page.getByRole('slider', { name: 'Step of the game' })
  await page.getByRole('group', { name: 'Expected result' }).getByRole('button').click()
  await expect(slider).toHaveValue(String(ply))
  await expect(page.getByText('costs at least 4.1 points')).toBeVisible()
  // A decision is judged by its dice, workers and silver: they are beside the duchy.
  await expect(page.locator('main [data-means]').getByRole('img')).toHaveCount(4)
  await accessible(page, 'review')
  await page.getByRole('button', { name: 'Show better line' }).click()
  const line = page.getByRole('group', { name: 'Better line' })
  await expect(line.locator('[aria-current=step]')).toHaveCount(1)
  await page.keyboard.press('ArrowLeft')
  await expect(line.locator('[aria-current=step]')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(line).toHaveCount(0)
  await expect(slider).toHaveValue(String(ply))
  await page.getByRole('button', { name: 'Try again' }).click()
  const again = page.getByRole('region', { name: 'Try again' })
  await expect(again.getByText('Play the turn to its end')).toBeVisible()
  await accessible(page, 'retry')
  await again.getByRole('button', { name: 'Show the best plan' }).click()
  await expect(again.locator('.plan')).not.toBeEmpty()
  await page.getByRole('button', { name: 'Back to the review' }).click()
  await expect(slider).toHaveValue(String(ply))
  await page.getByRole('button', { name: 'Show as picture' }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save picture' }).click()
  expect((await saving).suggestedFilename()).toMatch(/^duchy-luck-.*\.png$/)

  await page.getByRole('button', { name: 'Analyse from here' }).click()
  const engine = page.getByRole('region', { name: 'Engine' })
  await engine.getByRole('listitem').getByRole('button').first().click()
  const lines = page.getByRole('region', { name: 'Lines' })
  await expect(lines.locator('[aria-current=step]')).not.toHaveText('Start')
  await player.settled() // the plan is played to its end
  await lines.getByLabel('Line name').fill('what the engine says')
  // In a low window the moves are in sight below the plans.
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.getByRole('button', { name: 'One step back' }).click()
  await expect(lines.locator('[aria-current=step]')).not.toContainText('what the engine says')
  await expect(lines.locator('[aria-current=step]')).toBeInViewport()
  await accessible(page, 'analysis')
  await page.getByRole('button', { name: 'Copy link' }).click()
  const link = page.getByRole('textbox', { name: 'Copy link' })
  await expect(link).toHaveValue(/#\/tree\/[\w-]{16,64}$/)

  const reader = await another()
  await reader.page.goto(await link.inputValue())
  await expect(reader.page.getByRole('region', { name: 'Lines' }).getByText('what the engine says')).toBeVisible()
})

test('a review that is opened on a phone shows the board, with the card of a mistake in sight', async ({
  page,
  player,
}) => {
  const table = await player.open({ coach: 'hints' })
  await player.moves(3)
  await player.myTurn()
  await resign(player)
  const { ply, review } = await reviewOf(page, table)
  const finish = await answerReviews(page, table, review)
  finish()
  for (const [width, height] of [
    [360, 640],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(`/#/replay/${table}/review`)
    await page.reload()
    await page.getByRole('group', { name: 'Expected result' }).getByRole('button').click()
    const slider = page.getByRole('slider', { name: 'Step of the game' })
    await expect(slider).toHaveValue(String(ply))
    expect((await slider.boundingBox())?.width).toBeGreaterThanOrEqual(100)
    await expect(page.getByText('costs at least 4.1 points')).toBeInViewport({ ratio: 1 })
    await expect(page.locator('main [data-spot^="space:1:"]').first()).toBeInViewport({ ratio: 1 })
    const bar = await page.getByRole('contentinfo').boundingBox()
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(height)
    // The decision is played again with the dice as they were: used ones keep their faces.
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('region', { name: 'Try again' })).toBeVisible()
    for (const die of await page.locator('[data-spot="dice"] .die').all())
      await expect(die.locator('.pip').first()).toBeAttached()
  }
})

test.describe('on a phone, night ink', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })

  test('a position set up by hand is refused by field and analysed; the profile is imported and deleted', async ({
    page,
    guard,
  }) => {
    // The engine refuses what the story does wrong.
    guard.forgiven.push(/status of 400/)
    await page.goto('/#/editor')
    const first = page.getByRole('region', { name: 'Player 1' })
    await first
      .getByRole('button', { name: /, 5, empty/ })
      .or(first.locator('[data-cell="1"]'))
      .first()
      .click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Castle/ })
      .click()
    await first.getByLabel('Silver').fill('7')
    await first.getByLabel('Die 1').selectOption('3')
    const goods = first.getByRole('group', { name: 'Goods', exact: true }).getByRole('spinbutton').first()
    await goods.fill('50')
    await goods.blur()
    const state = page.locator('main [role=status]').first()
    await expect(state).toContainText('Player 1, goods:')
    await expect(goods).toHaveAttribute('aria-invalid', 'true')
    const analyse = page.getByRole('button', { name: 'Analyse', exact: true })
    await expect(analyse).toBeDisabled()
    await goods.fill('2')
    await goods.blur()
    await expect(analyse).toBeEnabled()
    await accessible(page, 'editor')
    await analyse.click()
    await expect(page.getByRole('button', { name: 'Take workers' })).toBeEnabled()
    await page.getByRole('navigation', { name: 'Table sections' }).getByRole('button', { name: 'Lines' }).click()
    await expect(page.getByRole('region', { name: 'Lines' })).toBeVisible()
    await accessible(page, 'analysis on a phone')

    const seat = { who: 'me', bot: '', points: 190, place: 1, sources: { regions: 190 } }
    const bot = { who: 'bot', bot: 'duke', points: 180, place: 2, sources: { regions: 180 } }
    const game = { table: '00000000000000aa', game: 'burgundy', at: 1, whole: true, practice: false, hints: 3 }
    const profile = { version: 1, games: [{ ...game, seats: [seat, bot], lost: { points: 45, decisions: 90 } }] }
    const file = (text: string) => ({ name: 'profile.json', mimeType: 'application/json', buffer: Buffer.from(text) })
    await page.goto('/#/profile')
    const field = page.getByLabel('Import file')
    await field.setInputFiles(file('{}'))
    await expect(page.getByRole('alert')).toContainText('version')
    await field.setInputFiles(file(JSON.stringify(profile)))
    await expect(page.getByText('1 game was added.')).toBeVisible()
    await expect(page.getByRole('row', { name: /^Duke 1 1/ })).toBeVisible()
    await accessible(page, 'profile')
    await page.getByRole('button', { name: 'Delete everything' }).click()
    const sure = page.getByRole('group', { name: 'Are you sure' })
    await sure.getByRole('button', { name: 'Delete everything' }).click()
    await expect(page.getByText('You haven’t finished a game here yet.')).toBeVisible()
  })
})
