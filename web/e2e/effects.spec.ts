import { expect, test } from './test'

const asksMore = (question: string | null) => question !== null && !/^Use your dice/.test(question)

test('a question in the middle of an effect is still there after a reload', async ({ page, player }) => {
  await player.open()
  await player.playUntil(async () => asksMore(await player.question.textContent()))
  const question = await player.question.textContent()
  const choices = await page.locator('.choices button').allTextContents()
  await page.reload()
  await expect(player.question).toHaveText(question ?? '')
  await expect.poll(() => page.locator('.choices button').allTextContents()).toEqual(choices)
  await player.move()
})

test('a step is taken back, and the table is as it was', async ({ page, player }) => {
  await player.open()
  await player.myTurn()
  const ply = await player.ply()
  const shown = await page.getByRole('group', { name: 'My dice' }).ariaSnapshot()
  await player.move()
  await expect.poll(() => player.ply()).toBeGreaterThan(ply)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(player.frame).toHaveAttribute('data-ply', String(ply))
  await expect.poll(() => page.getByRole('group', { name: 'My dice' }).ariaSnapshot()).toBe(shown)
})

test('what is not possible says why', async ({ page, player }) => {
  await player.open()
  await player.myTurn()
  const ply = await player.ply()
  await page.getByRole('region', { name: 'Black depot' }).getByRole('button').first().click({ force: true })
  await expect(page.locator('footer .refusal')).toHaveText(/silver|\d/)
  await page.locator('[data-cell][aria-disabled="true"]').first().dispatchEvent('click')
  await expect(page.locator('footer .refusal')).not.toBeEmpty()
  await page.keyboard.press('Escape')
  await expect(page.locator('footer .refusal')).toHaveCount(0)
  expect(await player.ply()).toBe(ply)
})

test('nothing moves when a question appears', async ({ page, player }) => {
  await player.open({ options: { duchies: '1' } })
  await player.myTurn()
  const boxes = () =>
    page.evaluate(() =>
      ['header', 'main', '[data-table] > .board', '.duchy .map', 'aside', 'footer', '[data-spot="dice"]'].map(
        (part) => {
          const box = document.querySelector(`.frame ${part}, .frame > ${part}`)?.getBoundingClientRect()
          return `${part} ${box && [box.x, box.y, box.width, box.height].map(Math.round).join(' ')}`
        },
      ),
    )
  const before = await boxes()
  const asked = new Set<string>()
  for (let moves = 0; moves < 25; moves += 1) {
    await player.myTurn()
    asked.add((await player.question.textContent()) ?? '')
    expect(await boxes()).toEqual(before)
    await player.move()
  }
  expect(asked.size).toBeGreaterThan(1)
})
