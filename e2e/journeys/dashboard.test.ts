import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { signInAs, signInUnseen } from '../support/sign-in.ts'
import { show } from '../support/variants.ts'

test('[RT-08] [SC-07] the dashboard shows what to continue with and what is missing, and fits a desktop, a tablet in dark mode and a phone in Arabic', async ({
  page,
}) => {
  await signInAs(page, 'student')
  await expect(page.getByRole('heading', { level: 2, name: 'Breathing under pressure' })).toBeVisible()
  await expect(page.getByText(/^Lesson 3 of 5\./)).toBeVisible()
  await expect(page.getByRole('list', { name: 'What is missing' })).toBeVisible()
  // SN-02: anyone who learns to dive is offered neither a first dive nor a specialty.
  await expect(page.locator('main [data-waits]')).toHaveCount(0)
  await expect(page.getByRole('article')).toHaveCount(0)
  for (const [size, scheme] of [
    ['desktop', 'light'],
    ['tablet', 'dark'],
  ] as const) {
    await show(page, { size, scheme })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, size).toBeLessThanOrEqual(0)
  }
  await page.goto('/training/dashboard?lang=ar-SA')
  await show(page, { size: 'phone', scheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('main [data-waits]')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectNoAxeViolations(page)
})

test('[SN-01] an instructor, a dive center and staff begin with their people and their work', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAs(page, 'instructor')
  await expect(page.getByRole('heading', { level: 2, name: 'Milo Hart' })).toBeVisible()
  await expect(page.getByRole('link', { name: /dives? to verify$/ })).toBeVisible()
  await expectNoAxeViolations(page)
  for (const [person, heading, link, leadsTo] of [
    ['store', 'Forms that need attention', 'Counter', /counter/],
    ['staff', 'Needs attention', 'Photos to review', /queues\/photos/],
  ] as const) {
    const other = await browser.newContext({ baseURL: baseURL ?? '' })
    const home = await other.newPage()
    await signInUnseen(home, person)
    await home.goto('/training/dashboard')
    await expect(home.getByRole('heading', { name: heading })).toBeVisible()
    await expectNoAxeViolations(home)
    await home.getByRole('main').getByRole('link', { name: link }).click()
    await expect(home).toHaveURL(leadsTo)
    await other.close()
  }
})
