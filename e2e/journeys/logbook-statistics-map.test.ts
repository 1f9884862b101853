import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { signInAs } from '../support/sign-in.ts'

test.use({ world: 'second' })

test('[LO-06] [LO-07] a diver looks at the depths of a year, then puts a place on the map and finds its dives there', async ({
  page,
}) => {
  await signInAs(page, 'diver', '/logbook')
  await page.getByRole('link', { name: 'Statistics' }).click()
  await expect(page.getByRole('heading', { name: 'Records' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByLabel('Period').selectOption('2025')
  await expect(page).toHaveURL('/logbook/statistics?year=2025')
  await page.getByRole('link', { name: 'Depth', exact: true }).click()
  await expect(page).toHaveURL('/logbook/statistics/depth?year=2025')
  await page.getByText('Table', { exact: true }).click()
  await expect(page.getByRole('table', { name: 'Depth' }).getByRole('row')).not.toHaveCount(0)

  await page.goto('/logbook/map')
  const map = page.getByRole('application')
  await expect(map.getByRole('button').first()).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Sha’ab Ali, Egypt' }).click()
  await page.getByRole('button', { name: 'Add position' }).click()
  await page.getByLabel('Coordinates').fill('27°48\'50"N 33°55\'15"E')
  await page.getByRole('button', { name: 'Save position' }).click()
  await expect(page.getByText('Set by you.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Thistlegorm, holds 1 and 2/ })).toBeVisible()
  await page.getByRole('link', { name: 'Show on the map' }).click()
  await expect(map.getByRole('link', { name: /^Sha’ab Ali, Egypt/ })).toBeVisible()
})
