import type { Locator, Page } from '@playwright/test'
import type { Player } from './player'
import { expect, test } from './test'

/** Take a thing by the mouse, and let it go over another one. */
async function drag(page: Page, from: Locator, onto: Locator | (() => Locator)): Promise<void> {
  const middle = async (thing: Locator) => {
    const box = await thing.boundingBox()
    if (!box) throw new Error('nothing to drag')
    return [box.x + box.width / 2, box.y + box.height / 2] as const
  }
  await page.mouse.move(...(await middle(from)))
  await page.mouse.down()
  const [x, y] = await middle(from)
  await page.mouse.move(x + 12, y + 12, { steps: 3 })
  await page.mouse.move(...(await middle(typeof onto === 'function' ? onto() : onto)), { steps: 8 })
  await page.mouse.up()
}

const selected = (page: Page) => page.evaluate(() => getSelection()?.toString() ?? '')
const emptySlot = (page: Page) => page.locator('.duchy [data-spot^="slot:0:"]').filter({ has: page.locator('.hollow') })
const stored = (page: Page) => page.locator('.duchy [data-spot^="slot:0:"]').filter({ hasNot: page.locator('.hollow') })

/** Stored tiles that some hex takes now. */
const placeable = (page: Page) => stored(page).filter({ has: page.locator('button[aria-disabled="false"]') })

/** Whether it is my turn, dice are to be used, and something is there to use them on. */
async function turnWith(player: Player, things: Locator): Promise<boolean> {
  return /^Use your dice/.test((await player.question.textContent()) ?? '') && (await things.count()) > 0
}

/** A tile on the board that one of the dice takes for nothing. */
async function freeTile(player: Player): Promise<Locator> {
  const { page } = player
  const dice = page.locator('[data-die][aria-disabled="false"]')
  const picked = page.locator('[data-die][aria-pressed="true"]')
  const lit = page.locator('[data-spot^="space:"]').filter({ has: page.locator('.ring.lit') })
  for (let die = 0; die < (await dice.count()); die += 1) {
    await dice.nth(die).click()
    await expect(picked).toHaveCount(1)
    const spot = (await lit.count()) > 0 ? await lit.first().getAttribute('data-spot') : null
    await page.keyboard.press('Escape')
    await expect(picked).toHaveCount(0)
    if (spot) return page.locator(`[data-spot="${spot}"]`)
  }
  throw new Error('no die takes anything for nothing')
}

test('a tile is dragged from a depot to a slot, and from there to a hex; no text is ever selected', async ({
  page,
  player,
}) => {
  await player.open()
  await player.playUntil(async () => /^Use your dice/.test((await player.question.textContent()) ?? ''))
  const before = await player.ply()
  const tile = await freeTile(player)
  const name = await tile.getByRole('button').getAttribute('aria-label')
  await drag(page, tile, emptySlot(page).first())
  await expect(player.frame).toHaveAttribute('data-ply', String(before + 1))
  await expect(
    stored(page)
      .getByRole('button', { name: name ?? '', exact: true })
      .first(),
  ).toBeVisible()
  expect(await selected(page)).toBe('')

  // Whatever is stored goes to the first hex that takes it.
  await player.playUntil(() => turnWith(player, placeable(page)))
  const ply = await player.ply()
  const covered = () => page.locator('.duchy .cell .placed').count()
  const placed = await covered()
  await drag(page, placeable(page).first(), () =>
    page.locator('.duchy .cell:has(.ring:is(.lit, .costly)) .hit').first(),
  )
  await player.settled()
  // Where two dice are as good as each other, the die is asked for.
  if ((await page.locator('[data-die][aria-pressed="true"]').count()) === 0 && (await player.ply()) === ply) {
    await page.locator('[data-die]:has(.ring)').first().click()
  }
  await expect.poll(covered).toBe(placed + 1)
  expect(await selected(page)).toBe('')
})

/** Drag a free tile to one hex after another, until both steps are offered or refused for all. */
async function dragToHexes(player: Player): Promise<boolean> {
  const { page } = player
  const tile = await freeTile(player)
  const hexes = page.locator('.duchy .cell:not(:has(.placed)) .hit')
  const line = page.locator('footer .line')
  const answer = /, then place |A tile goes to your storage first\./
  for (let hex = 0; hex < (await hexes.count()); hex += 1) {
    await drag(page, tile, hexes.nth(hex))
    await expect(line).toContainText(answer)
    if (/, then place /.test((await line.textContent()) ?? '')) return true
    await page.keyboard.press('Escape')
    await expect(line).not.toContainText(answer)
  }
  return false
}

test('a tile that is dragged from a depot to a hex can be taken and placed at once, and both are undone', async ({
  page,
  player,
}) => {
  await player.open()
  let found = false
  await player.playUntil(async () => {
    const dice = page.locator('[data-die][aria-disabled="false"]')
    if (!(await turnWith(player, dice)) || (await dice.count()) < 2) return false
    found = await dragToHexes(player)
    return found
  })
  expect(found).toBe(true)
  const covered = page.locator('.duchy .cell .placed')
  const [ply, placed] = [await player.ply(), await covered.count()]
  // Nothing is done yet: the effects of both are shown, and the tile where it would be.
  const both = page.locator('[data-spot="option:both"] button')
  await expect(both.first()).toBeVisible()
  await expect(page.locator('.duchy .ghost')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(both).toHaveCount(0)
  expect(await player.ply()).toBe(ply)

  expect(await dragToHexes(player)).toBe(true)
  await both.first().click()
  await expect(player.frame).toHaveAttribute('data-ply', String(ply + 2))
  await expect.poll(() => covered.count()).toBe(placed + 1)
  await page.keyboard.press('u')
  await expect(player.frame).toHaveAttribute('data-ply', String(ply))
  await expect.poll(() => covered.count()).toBe(placed)
})

test('a tile that is dragged to a hex with one die left is said to go to storage first', async ({ page, player }) => {
  await player.open()
  await player.playUntil(async () => {
    const dice = await page.locator('[data-die][aria-disabled="false"]').count()
    return dice === 1 && (await turnWith(player, page.locator('[data-die]')))
  })
  const ply = await player.ply()
  await drag(page, await freeTile(player), page.locator('.duchy .cell:not(:has(.placed)) .hit').first())
  await expect(page.locator('footer .line')).toContainText('A tile goes to your storage first.')
  await expect(page.locator('[data-spot="option:both"]')).toHaveCount(0)
  // A tile that no die takes says the same, and why it stays where it is.
  await page.keyboard.press('Escape')
  const closed = page.locator('[data-spot^="space:"]:has(button[aria-disabled="true"])').first()
  await drag(page, closed, page.locator('.duchy .cell:not(:has(.placed)) .hit').first())
  await expect(page.locator('footer .line')).toContainText(/A tile goes to your storage first\. .*\d/)
  expect(await player.ply()).toBe(ply)
})

for (const [width, height] of [
  [820, 1180],
  [1180, 820],
] as const) {
  test(`a finger drags a tile from its depot to storage on a tablet of ${width} by ${height}`, async ({ another }) => {
    const player = await another({ hasTouch: true, viewport: { width, height } })
    const { page } = player
    await player.open()
    await player.playUntil(async () => /^Use your dice/.test((await player.question.textContent()) ?? ''))
    const ply = await player.ply()
    const tile = await freeTile(player)
    const [from, onto] = await Promise.all([tile.boundingBox(), emptySlot(page).first().boundingBox()])
    if (!from || !onto) throw new Error('nothing to drag')
    const finger = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share = 0) => {
      const at = (start: number, end: number) => start + (end - start) * share
      const x = at(from.x + from.width / 2, onto.x + onto.width / 2)
      const y = at(from.y + from.height / 2, onto.y + onto.height / 2)
      return finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
    }
    // A finger that rests is told what is below it; once it moves nothing covers the places to drop on.
    await touch('touchStart')
    await expect(page.locator('#explanation')).toBeVisible()
    for (const share of [0.1, 0.3, 0.6, 0.9, 1]) await touch('touchMove', share)
    await expect(page.locator('#explanation')).toHaveCount(0)
    await touch('touchEnd')
    await expect(player.frame).toHaveAttribute('data-ply', String(ply + 1))
  })
}

test('goods are sold by dragging them to the sale', async ({ page, player }) => {
  await player.open()
  const goods = page.locator('.duchy [data-spot^="goods:0:"]')
  const sellable = goods.filter({ has: page.locator('button[aria-disabled="false"]') })
  await player.playUntil(() => turnWith(player, sellable), 'hasty')
  const ply = await player.ply()
  await drag(page, sellable.first(), () => page.locator('footer [data-drop="sale"]'))
  await player.settled()
  if ((await player.ply()) === ply) await page.locator('[data-die]:has(.ring)').first().click()
  await expect(
    page
      .getByRole('log')
      .getByText(/^Ann sells/)
      .last(),
  ).toBeAttached()
  await expect.poll(() => player.ply()).toBeGreaterThan(ply)
})

test('two picks that leave one action do it: a stored tile, then its hex', async ({ page, player }) => {
  await player.open()
  await player.playUntil(async () => {
    const dice = await page.locator('[data-die][aria-disabled="false"]').count()
    return dice === 1 && (await turnWith(player, placeable(page)))
  })
  const ply = await player.ply()
  await placeable(page).first().getByRole('button').click()
  await page.locator('.duchy .cell:has(.ring:is(.lit, .costly)) .hit').first().click()
  await expect.poll(() => player.ply()).toBeGreaterThan(ply)
})
