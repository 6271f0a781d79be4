/** Wonderful Kingdom, played to its end: with each module, alone, in a scenario. */

import { KingdomPlayer } from './kingdom'
import { faults } from './kingdom-faults'
import { expect, test } from './test'

for (const module of ['quests', 'advisors', 'menaces'] as const) {
  test(`a whole game against the bot: ${module}`, async ({ page, guard }) => {
    void guard
    const player = new KingdomPlayer(page)
    await player.open({ options: { module } })
    await player.playOut()
    const ending = page.getByRole('dialog', { name: /^Game over/ })
    await expect(
      ending.getByRole('table', { name: 'Points by source' }).getByRole('row', { name: /^Total/ }),
    ).toBeVisible()
    await expect(ending.getByRole('table', { name: 'Points by round' }).getByRole('row')).toHaveCount(6)
    if (module !== 'quests') return
    // Where the curve of a review takes its part of the height, no row of the draft covers the next.
    await page.setViewportSize({ width: 1280, height: 640 })
    await ending.getByRole('button', { name: 'Replay' }).click()
    await page.getByRole('slider').fill('20')
    await expect(page.locator('[data-table].draft.still')).toBeVisible()
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect((await page.evaluate(faults)).filter((fault) => fault.includes(' covers '))).toEqual([])
  })
}

test('a game alone ends with a medal or without, and is walked through again', async ({ page, guard }) => {
  void guard
  const player = new KingdomPlayer(page)
  await player.open({ options: { players: 1, module: 'none' } })
  await expect(page.getByText(/^Dangers among unseen cards: \d+ of \d+/)).toBeVisible()
  await player.playOut()
  const ending = page.getByRole('dialog', { name: /^Game over/ })
  await expect(ending.getByText(/^(No medal$|Medal: (bronze|silver|gold)$|Game lost: )/).first()).toBeVisible()
  await ending.getByRole('button', { name: 'Replay' }).click()
  const slider = page.getByRole('slider')
  await slider.fill(String(Math.floor(Number(await slider.getAttribute('max')) / 2)))
  await expect(page.locator('[data-realm="0"] [data-card]').first()).toBeVisible()
  // "My solo games" are those of the game played last.
  await page.goto('/')
  await page.getByRole('link', { name: 'My solo games' }).first().click()
  await expect(page.getByRole('list', { name: 'Scenarios' }).getByRole('listitem')).toHaveCount(6)
})

test('a scenario says what it is about, and is played to its end', async ({ page, guard }) => {
  void guard
  const player = new KingdomPlayer(page)
  await player.open({ options: { players: 1, scenario: 1 } })
  const story = page.getByRole('dialog', { name: 'Scenario 1: Rat invasion' })
  await expect(story.getByText('bronze at 70')).toBeVisible()
  await page.keyboard.press('Escape')
  await player.playOut()
  const ending = page.getByRole('dialog', { name: /^Game over/ })
  await expect(ending.getByText(/^(No medal$|Medal: |Game lost: )/).first()).toBeVisible()
})
