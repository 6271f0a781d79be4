/** Everything that needs no second machine, in an edition that has none: each kind of page works, and axe finds nothing. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { accessible } from '../axe'
import { House } from '../house'
import { KingdomPlayer } from '../kingdom'
import { expect, test } from './test'

const SETS = join(import.meta.dirname, '../../../src/duchy/games/kingdom/box/sets')
/** A duchy that nobody has printed. */
const ISLAND = `duchy Island
      Y3  C4  C5  A6
    B4  Y5  C6  A1  A2
  B3  B2  Y1  B3  A4  A5
S1  S4  S5  C6  S2  S1  S6
  A2  B1  B3  M4  B5  B2
    B6  B5  Y2  M1  B6
      B3  Y1  Y4  M3`

async function arrived(page: Page, place: string): Promise<void> {
  await page.goto(`./#${place}`)
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

test('lessons and rules of both games', async ({ page, player }) => {
  for (const game of ['burgundy', 'kingdom']) {
    await arrived(page, `/learn/${game}`)
    await player.seated()
    await expect(page.getByText(/^Step 1 of/)).toBeVisible()
    await accessible(page, `the lesson of ${game}`)
    await page.keyboard.press('g')
    await expect(page.getByText(/^Step 2 of/)).toBeVisible()
    await arrived(page, `/rules/${game}`)
    await accessible(page, `the rules of ${game}`)
  }
})

test('a scenario, a set of one’s own and a duchy of one’s own, each from its form', async ({ page, player }) => {
  await arrived(page, '/solo/kingdom')
  await accessible(page, 'the scenarios')
  await page
    .getByRole('link', { name: 'Play scenario 6' })
    .or(page.getByRole('button', { name: 'Play scenario 6' }))
    .click()
  await player.seated()
  await expect(page.getByRole('button', { name: 'Scenario 6' })).toBeVisible()
  // A scenario begins with its story.
  await expect(page.getByRole('dialog')).toBeVisible()
  await accessible(page, 'the story of a scenario', { part: 'dialog[open]' })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await accessible(page, 'the table of a scenario')
  await new KingdomPlayer(page).moves(3)

  const set = readFileSync(join(SETS, 'house.toml'), 'utf8').replace('name = "house"', 'name = "mine"')
  const file = (text: string) => ({ name: 'mine.toml', mimeType: 'text/plain', buffer: Buffer.from(text) })
  await page.goto('about:blank')
  await arrived(page, '/new/kingdom')
  await accessible(page, 'the form of Wonderful Kingdom')
  const start = page.getByRole('button', { name: 'Start game' })
  await page.getByText('More options').click()
  await page.getByText('Custom set').click()
  const field = page.getByLabel('File of a card set')
  await field.setInputFiles(file(set.replace('copies = 5', 'copies = -5')))
  await expect(page.locator('[role=status].wrong')).toContainText('copies')
  await field.setInputFiles(file(set))
  await expect(page.getByText('This set can be played.')).toBeVisible()
  await start.click()
  await player.seated()

  await page.goto('about:blank')
  await arrived(page, '/new/burgundy')
  await accessible(page, 'the form of Castles of Burgundy')
  const drawing = page.getByRole('textbox', { name: 'Custom duchies' })
  if (!(await drawing.isVisible())) await page.getByText('More options').click()
  await drawing.fill(ISLAND)
  await start.click()
  await player.seated()
})

test('a position set up by hand is refused by field and analysed, and its tree is kept', async ({ page, guard }) => {
  void guard
  await arrived(page, '/editor')
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
  await expect(page.locator('main [role=status]').first()).toContainText('Player 1, goods:')
  const analyse = page.getByRole('button', { name: 'Analyse', exact: true })
  await expect(analyse).toBeDisabled()
  await goods.fill('2')
  await goods.blur()
  await expect(analyse).toBeEnabled()
  await accessible(page, 'the editor')
  await analyse.click()
  await expect(page.getByRole('button', { name: 'Take workers' })).toBeEnabled()
  await expect(page.getByRole('region', { name: 'Lines' })).toBeVisible()
  await accessible(page, 'the analysis board')
})

test('a puzzle is judged, and the profile keeps what it is given', async ({ page, guard }) => {
  void guard
  await arrived(page, '/puzzles')
  await accessible(page, 'the puzzles')
  await page.getByLabel('Kind').selectOption('Last rounds')
  await page.getByRole('rowheader', { name: 'Last rounds' }).first().getByRole('link').click()
  const panel = page.getByRole('region', { name: 'Puzzle' })
  await expect(panel).toContainText('Find the best turn')
  await accessible(page, 'a puzzle')
  const anyway = page.getByRole('button', { name: 'End anyway' })
  await page.getByRole('button', { name: 'End turn' }).or(anyway).first().click()
  if (await anyway.isVisible()) await anyway.click()
  await panel.getByRole('button', { name: 'Check my turn' }).click()
  await expect(panel).toContainText('Best plan', { timeout: 300_000 })

  const seat = { who: 'me', bot: '', points: 190, place: 1, sources: { regions: 190 } }
  const bot = { who: 'bot', bot: 'duke', points: 180, place: 2, sources: { regions: 180 } }
  const game = { table: '00000000000000aa', game: 'burgundy', at: 1, whole: true, practice: false, hints: 3 }
  const profile = { version: 1, games: [{ ...game, seats: [seat, bot], lost: { points: 45, decisions: 90 } }] }
  await arrived(page, '/profile')
  const buffer = Buffer.from(JSON.stringify(profile))
  await page.getByLabel('Import file').setInputFiles({ name: 'p.json', mimeType: 'application/json', buffer })
  await expect(page.getByText('1 game was added.')).toBeVisible()
  await accessible(page, 'the profile')
})

test('a record of a server is read here, and its dice are checked', async ({ page, player, guard, files }) => {
  void guard
  const house = await House.open()
  const asked = page.request
  await asked.put(`${house.address}/api/me`, { data: { nickname: 'Ann' } })
  const made = await asked.post(`${house.address}/api/tables`, {
    data: { game: 'burgundy', seats: [{ kind: 'me' }, { kind: 'hot', name: 'Bo' }] },
  })
  const { table } = (await made.json()) as { table: string }
  const resigned = await asked.post(`${house.address}/api/tables/${table}/commands`, {
    data: { type: 'resign', id: 'r', seat: 0 },
  })
  expect(resigned.ok(), await resigned.text()).toBe(true)
  const record = await (await asked.get(`${house.address}/api/tables/${table}/record`)).text()
  await house.close()
  await page.goto(files.address)
  await arrived(page, '/record')
  await accessible(page, 'where records are opened')
  const buffer = Buffer.from(record)
  await page.locator('input[type=file]').setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer })
  await expect(page.getByRole('slider', { name: 'Step of the game' })).toBeVisible()
  await page.getByRole('button', { name: 'Verify the dice' }).click()
  await expect(page.getByText(/^The dice were fair: all \d+ draws match/)).toBeVisible()
  await accessible(page, 'a replay')
  void player
})
