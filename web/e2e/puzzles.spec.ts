/** A puzzle is found, tried, taken back, checked, and shared. */

import { expect, test } from './test'

test('a puzzle is played at the table, judged, kept for the rating, and opens for a friend without its answer', async ({
  page,
  another,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Puzzles' }).click()
  await page.getByLabel('Kind').selectOption('Last rounds')
  await page.getByRole('rowheader', { name: 'Last rounds' }).first().getByRole('link').click()
  const panel = page.getByRole('region', { name: 'Puzzle' })
  await expect(panel).toContainText('Find the best turn')

  // The turn ends without a die being used; it is taken back, ended again, and checked.
  const end = async () => {
    const anyway = page.getByRole('button', { name: 'End anyway' })
    await page.getByRole('button', { name: 'End turn' }).or(anyway).first().click()
    if (await anyway.isVisible()) await anyway.click()
  }
  await end()
  await expect(panel).toContainText('Your turn is over')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(panel).toContainText('Find the best turn')
  await end()
  await panel.getByRole('button', { name: 'Check my turn' }).click()
  await expect(panel).toContainText(/left on the table|Solved|The best turn/)
  await expect(panel).toContainText('Best plan')
  await expect(panel).toContainText('Your rating:')
  await panel.getByRole('button', { name: 'Show the best plan' }).click()
  await expect(panel).toContainText('Why')

  const address = new URL(page.url())
  const friend = await another()
  await friend.page.goto(`/puzzle/${address.hash.split('/').at(-1)}`)
  await expect(friend.page.getByRole('region', { name: 'Puzzle' })).toContainText('Find the best turn')
  await expect(friend.page.getByText('Best plan')).toHaveCount(0)

  await page.getByRole('link', { name: 'More puzzles' }).click()
  await expect(page.getByText('My rating', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'My mistakes' }).click()
  await expect(page.getByText('No mistakes here yet')).toBeVisible()
})
