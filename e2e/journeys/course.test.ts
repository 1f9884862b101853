import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { signInAs } from '../support/sign-in.ts'
import { show } from '../support/variants.ts'

const OPEN_WATER = '01920000-0000-7000-8000-000000000001'

test('[RT-10] [SC-07] [LE-09] a course shows its lessons, its teacher and the next session, and links to reference pages', async ({
  page,
}) => {
  await signInAs(page, 'student', `/training/course/${OPEN_WATER}`)
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible()
  await expect(page.getByRole('paragraph').filter({ hasText: /^Kai Nakamura$/ })).toBeVisible()
  await expect(page.getByText(/^Next session: /)).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Hand signals' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hand signals' })).toBeFocused()
  await show(page, { size: 'phone', scheme: 'dark' })
  await expectNoAxeViolations(page)
  await page.goto('/training/content/pressure-and-depth?lang=ar-SA')
  await expect(page.getByRole('table')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectNoAxeViolations(page)
})
