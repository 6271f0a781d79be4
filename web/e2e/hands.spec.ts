import { FingerPlayer, KeyPlayer } from './hands'
import { expect, test } from './test'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a game is played by finger, and nothing scrolls sideways', async ({ page, guard }) => {
    void guard
    const player = new FingerPlayer(page)
    await page.goto('/')
    await page.getByRole('button', { name: 'Play now Castles of Burgundy' }).tap()
    await player.seated()
    const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    for (const part of ['Board', 'Duchy', 'Players', 'Log']) {
      await page.getByRole('navigation').getByRole('button', { name: part, exact: true }).tap()
      await expect.poll(overhang).toBeLessThanOrEqual(0)
      await expect(player.question).toBeInViewport()
    }
    await player.moves(12)
    await expect.poll(overhang).toBeLessThanOrEqual(0)
    await player.playOut()
    await expect(page.getByRole('dialog', { name: /^Game over/ })).toBeVisible()
  })

  test('what is to be tapped is large enough for a finger', async ({ page, player }) => {
    await player.open()
    await player.myTurn()
    for (const part of ['Board', 'Duchy']) {
      await page.getByRole('navigation').getByRole('button', { name: part, exact: true }).tap()
      const small = await page.locator('.frame :is(button, [data-cell])').evaluateAll((found) =>
        found.flatMap((one) => {
          const [box, around] = [one.getBoundingClientRect(), getComputedStyle(one, '::after')]
          const sides = [box.width, box.height, Number.parseFloat(around.width), Number.parseFloat(around.height)]
          const large = Math.max(...sides.filter(Number.isFinite))
          return box.width > 0 && large < 39.5 ? [`${one.getAttribute('aria-label') ?? one.textContent}: ${large}`] : []
        }),
      )
      expect(small).toEqual([])
    }
  })
})

test('a whole game is played by keyboard alone', async ({ page, guard }) => {
  void guard
  const player = new KeyPlayer(page)
  await page.goto('/')
  const start = page.getByRole('button', { name: 'Play now Castles of Burgundy' })
  await expect(start).toBeVisible()
  for (let steps = 0; steps < 20; steps += 1) {
    await page.keyboard.press('Tab')
    if (await start.evaluate((button) => button === document.activeElement)) break
  }
  await page.keyboard.press('Enter')
  await player.myTurn()
  await player.key('?', page.getByRole('dialog', { name: 'Keyboard shortcuts' }))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await player.key('2', page.getByRole('button', { name: 'Back to my duchy' }))
  await page.keyboard.press('Escape')
  await player.moves(12)
  await player.playOut()
  await expect(page.getByRole('dialog', { name: /^Game over/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
