import type { Page } from '@playwright/test'
import { accessible } from './axe'
import { KingdomPlayer } from './kingdom'
import type { Player } from './player'
import { expect, test } from './test'

const SIZES = [
  { name: 'on a desktop, parchment', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { name: 'on a phone, night ink', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const

async function arrived(page: Page, place: string): Promise<void> {
  await page.goto(`/#${place}`)
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** Every part of a table, one after the other on a phone. */
async function tableParts(player: Player, what: string): Promise<void> {
  const tabs = player.page.getByRole('navigation', { name: 'Table sections' }).getByRole('button')
  const count = await tabs.count()
  const shown = await tabs.evaluateAll((all) => all.findIndex((one) => one.hasAttribute('aria-current')))
  for (let part = 0; part < count; part += 1) {
    await tabs.nth(part).click()
    await accessible(player.page, `${what}, part ${part}`)
  }
  if (count === 0) await accessible(player.page, what)
  else await tabs.nth(shown).click()
}

for (const { name, viewport, colorScheme } of SIZES) {
  test.describe(name, () => {
    test.use({ viewport, colorScheme })

    test('no obstacle before a game', async ({ page, guard }) => {
      // Nobody was ever handed the last of these links, and the browser says that it was refused.
      guard.forgiven.push(/status of 409/)
      for (const place of [
        '/',
        '/new/burgundy',
        '/new/kingdom',
        '/solo/burgundy',
        '/record',
        '/nowhere',
        'A'.repeat(32),
      ]) {
        await arrived(page, place)
        await accessible(page, place)
      }
    })

    test('no obstacle at a table', async ({ page, player }) => {
      await player.open({ options: { shields: 'yes', trade_routes: 'yes', inns: 'yes', duchies: 'outposts' } })
      await player.myTurn()
      await tableParts(player, 'a turn')
      const turn = await player.question.textContent()
      if (await player.playUntil(async () => (await player.question.textContent()) !== turn)) {
        await accessible(page, 'a question', { part: 'footer' })
      }
      await page.keyboard.press('Shift')
      await page.locator('[data-die]').last().focus() // the first may have it already, by a click
      await page.locator('[data-die]').first().focus()
      await expect(page.getByRole('tooltip')).toBeVisible()
      await accessible(page, 'an explanation', { part: '[role=tooltip]' })
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('button', { name: 'Spectator link' }).click()
      await page.getByRole('button', { name: 'Resign' }).click()
      await accessible(page, 'menu', { part: 'dialog[open]' })
      await page.getByRole('button', { name: 'Keep playing' }).click()
      await page.keyboard.press('Escape')
      await player.key('?', page.getByRole('dialog', { name: 'Keyboard shortcuts' }))
      await accessible(page, 'keys', { part: 'dialog[open]' })
      await page.keyboard.press('Escape')
    })

    for (const game of ['burgundy', 'kingdom']) {
      test(`no obstacle where ${game} is learned`, async ({ page, player }) => {
        await arrived(page, `/rules/${game}`)
        await accessible(page, 'rules')
        await arrived(page, `/learn/${game}`)
        await player.seated()
        await expect(page.getByText(/^Step 1 of/)).toBeVisible()
        await accessible(page, 'lesson')
      })
    }

    test('no obstacle after a game', async ({ page, player }) => {
      await page.addInitScript(() => {
        if (location.origin !== 'null') localStorage.setItem('duchy-known', 'true')
      })
      await player.open()
      await player.moves(8)
      await player.myTurn()
      const table = page.url().split('/').at(-1)
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('button', { name: 'Resign' }).click()
      await page.getByRole('group', { name: 'Are you sure' }).getByRole('button', { name: 'Resign' }).click()
      await expect(page.getByRole('table', { name: 'Points by source' })).toBeVisible()
      await accessible(page, 'ending', { part: 'dialog[open]' })
      await arrived(page, `/replay/${table}`)
      await page.getByRole('button', { name: 'One step back' }).click()
      await accessible(page, 'replay')
      await arrived(page, '/')
      await page.getByRole('tab', { name: 'Finished' }).click()
      await expect(page.getByRole('tabpanel').getByRole('listitem')).not.toHaveCount(0)
      await accessible(page, 'finished games')
    })

    test('no obstacle in the waiting room, when watching, and at a table of Wonderful Kingdom', async ({
      page,
      guard,
      another,
    }) => {
      void guard
      await page.goto('/#/new/burgundy')
      await page.getByRole('group', { name: 'Player in seat 2' }).getByText('Invite a friend').click()
      await page.getByLabel('Your name, as your friends will see it').fill('Ann')
      await page.getByRole('button', { name: 'Start game' }).click()
      await expect(page.getByRole('textbox', { name: 'Invite link' })).toBeVisible()
      await page.getByRole('button', { name: 'Spectator link' }).click()
      const watching = await page.getByRole('textbox', { name: 'Spectator link' }).inputValue()
      const invitation = await page.getByRole('textbox', { name: 'Invite link' }).inputValue()
      await accessible(page, 'waiting room')
      const friend = await another({ viewport, colorScheme })
      await friend.page.goto(invitation)
      await expect(friend.page.getByLabel('Your name')).toBeVisible()
      await accessible(friend.page, 'invitation')
      await friend.page.getByLabel('Your name').fill('Bo')
      await friend.page.getByRole('button', { name: 'Join' }).click()
      await friend.seated()
      const spectator = await another({ viewport, colorScheme })
      await spectator.page.goto(watching)
      await spectator.seated()
      await tableParts(spectator, 'watching')
      const ruler = new KingdomPlayer(page)
      await ruler.open()
      await ruler.moves(2)
      await tableParts(ruler, 'kingdom')
    })

    test('no obstacle in the dialogs of Wonderful Kingdom', async ({ page, player }) => {
      await player.open({ game: 'kingdom', options: { players: 1, scenario: 6 } })
      await player.myTurn()
      await accessible(page, 'the table of a scenario')
      const within = async (open: () => Promise<void>, what: string) => {
        await open()
        await expect(page.getByRole('dialog')).toBeVisible()
        await accessible(page, what, { part: 'dialog[open]' })
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
      const tab = page.getByRole('navigation').getByRole('button', { name: 'Deck', exact: true })
      const table = page.getByRole('navigation').getByRole('button', { name: 'Table', exact: true })
      const narrow = await tab.isVisible()
      const large = () => page.locator('.area .spot > button').first().press('i')
      await within(large, 'a card opened large')
      await within(() => page.keyboard.press('?'), 'keys')
      if (narrow) await tab.click()
      await within(() => page.getByRole('button', { name: 'Scenario 6' }).click(), 'the story of a scenario')
      if (narrow) await table.click()
      await within(() => page.getByRole('button', { name: 'Menu' }).click(), 'menu and options')
      await large()
      await page.getByRole('dialog').getByRole('link').click()
      await expect(page.getByRole('combobox')).toBeVisible()
      await accessible(page, 'rules beside the table', { colours: false })
    })
  })
}
