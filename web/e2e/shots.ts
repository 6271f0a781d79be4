/**
 * Pictures of the main screens, to be looked at: `npm run shots` plays until there is something to see and fills `shots/`.
 * With README=1 the picture of the README is made anew as well.
 */

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { BROWSER, FLAGS } from './browser'
import { House } from './house'
import { KingdomPlayer } from './kingdom'
import { atPace } from './pace'
import type { Player, Wanted } from './player'
import { Settler } from './settler'

const FOLDER = join(import.meta.dirname, '..', 'shots')
const IMAGES = join(import.meta.dirname, '..', '..', 'docs', 'images')
const DESKTOP = { width: 1440, height: 900 }
const SMALL = { width: 1024, height: 768 }
const PHONE = { width: 390, height: 844 }
const EXPANDED = { shields: 'yes', trade_routes: 'yes', inns: 'yes', white_castles: 'yes', extra_tiles: 'yes' }
const BOT = { kind: 'bot', bot: 'greedy' }

mkdirSync(FOLDER, { recursive: true })
const house = await House.open()
const browser = await chromium.launch({ executablePath: BROWSER, args: FLAGS })

async function browsing(options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({
    baseURL: house.address,
    viewport: DESKTOP,
    locale: 'en',
    reducedMotion: 'reduce',
    ...options,
  })
  await atPace(context)
  return context.newPage()
}

const somebody = async (options: BrowserContextOptions) => new Settler(await browsing(options))

/** Take a picture of what is shown, in both themes and at several sizes. */
async function shoot(player: Player, name: string, sizes = [DESKTOP, SMALL, PHONE]): Promise<void> {
  for (const viewport of sizes) {
    await player.page.setViewportSize(viewport)
    for (const colorScheme of ['light', 'dark'] as const) {
      await player.page.emulateMedia({ colorScheme })
      await player.page.evaluate(() => document.fonts.ready)
      await player.page.screenshot({ path: join(FOLDER, `${name}-${viewport.width}-${colorScheme}.png`) })
    }
  }
  await player.page.setViewportSize(DESKTOP)
  await player.page.emulateMedia({ colorScheme: 'light' })
}

/** Places that are only looked at. */
async function places(): Promise<void> {
  const visitor = await somebody({ locale: 'uk' })
  for (const [name, place] of [
    ['start', ''],
    ['new-game', 'new/burgundy'],
    ['new-game-kingdom', 'new/kingdom'],
    ['rules', 'rules/burgundy'],
    ['rules-kingdom', 'rules/kingdom/box'],
    ['record', 'record'],
  ] as const) {
    await visitor.page.goto(`/#/${place}`)
    await visitor.page.locator('main').waitFor()
    await visitor.page.waitForLoadState('networkidle')
    await shoot(visitor, name)
  }
}

/** A table, played up to a phase and shown on every part of a phone. */
async function table(name: string, wanted: Wanted, phase: string): Promise<Settler> {
  const player = await somebody({})
  await player.open(wanted)
  await player.untilPhase(phase)
  await player.myTurn()
  await shoot(player, name, [DESKTOP, SMALL])
  await player.page.setViewportSize(PHONE)
  for (const part of ['Board', 'Duchy', 'Players', 'Log']) {
    await player.page.getByRole('navigation').getByRole('button', { name: part, exact: true }).click()
    await shoot(player, `${name}-${part.toLowerCase()}`, [PHONE])
    await player.page.setViewportSize(PHONE)
  }
  await player.page.setViewportSize(DESKTOP)
  return player
}

/** A table of Wonderful Kingdom at some of its stages, and on every part of a phone. */
async function kingdom(name: string, wanted: Wanted, stages: readonly string[]): Promise<KingdomPlayer> {
  const player = new KingdomPlayer(await browsing({}))
  await player.open(wanted)
  for (const stage of stages) {
    await player.until(stage)
    const what = `${name}-${stage.toLowerCase().replaceAll(' ', '-')}`
    await shoot(player, what, [DESKTOP, SMALL])
    await player.page.setViewportSize(PHONE)
    const tabs = player.page.getByRole('navigation').getByRole('button')
    for (let part = 0; part < (await tabs.count()); part += 1) {
      await tabs.nth(part).click()
      await shoot(player, `${what}-${part}`, [PHONE])
      await player.page.setViewportSize(PHONE)
    }
    await player.page.setViewportSize(DESKTOP)
  }
  return player
}

/** The end of a game, and the way through it again. */
async function after(player: Settler): Promise<void> {
  await player.playOut()
  await player.page.getByRole('table', { name: 'Points by source' }).waitFor()
  await shoot(player, 'ending')
  await player.page.getByRole('dialog').getByRole('button', { name: 'Replay' }).click()
  const slider = player.page.getByRole('slider')
  await slider.waitFor()
  await slider.fill(String(Math.floor(Number(await slider.getAttribute('max')) * 0.7)))
  await shoot(player, 'replay')
}

/** A picture as a small WebP; the browser packs it. */
async function webp(from: Browser, picture: Buffer): Promise<Buffer> {
  const page = await from.newPage()
  const packed = await page.evaluate(async (png) => {
    const image = new Image()
    image.src = `data:image/png;base64,${png}`
    await image.decode()
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
    canvas.getContext('2d')?.drawImage(image, 0, 0)
    return canvas.toDataURL('image/webp', 0.88).split(',')[1] ?? ''
  }, picture.toString('base64'))
  await page.close()
  return Buffer.from(packed, 'base64')
}

try {
  const two = await table('two', {}, 'C')
  if (process.env['README']) {
    const [die] = await two.page.locator('[data-die][aria-disabled="false"]').all()
    await die?.click()
    await two.page.mouse.move(0, 0)
    writeFileSync(join(IMAGES, 'page.webp'), await webp(browser, await two.page.screenshot()))
  }
  const cards = await kingdom('kingdom', { options: { module: 'none' } }, process.env['README'] ? [] : ['Draft'])
  await cards.playUntil(async () => (await cards.page.getByRole('img', { name: 'Round 3 of 4' }).count()) > 0)
  await cards.until('Production')
  if (process.env['README']) {
    await cards.page.mouse.move(0, 0)
    writeFileSync(join(IMAGES, 'kingdom.webp'), await webp(browser, await cards.page.screenshot()))
  } else await shoot(cards, 'kingdom-late')
  if (!process.env['README']) {
    await after(two)
    await kingdom('quests', { options: { module: 'quests' } }, ['Draft', 'Planning', 'Production'])
    await kingdom('advisors', { options: { module: 'advisors' } }, ['Choosing advisors', 'Draft'])
    await kingdom('menaces', { options: { module: 'menaces' } }, ['Planning', 'Battle'])
    await kingdom('alone', { options: { players: 1, scenario: 6 } }, ['Draft', 'Production'])
    await places()
    await table('four', { options: { players: 4 } }, 'B')
    await table('team', { options: { players: 4, teams: 'yes' }, seats: [{ kind: 'me' }, BOT, BOT, BOT] }, 'B')
    await table('solo', { options: { players: 1 } }, 'B')
    await table('expanded', { options: { ...EXPANDED, duchies: 'outposts' } }, 'B')
  }
} finally {
  await browser.close()
  await house.close()
}
