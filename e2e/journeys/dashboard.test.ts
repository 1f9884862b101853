import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { signInAs } from '../support/sign-in.ts'
import { show } from '../support/variants.ts'

const OPEN_WATER = '01920000-0000-7000-8000-000000000001'

test('[RT-08] [SC-07] the dashboard shows what to continue with and what is missing, and fits a desktop, a tablet in dark mode and a phone in Arabic', async ({
  page,
}) => {
  await signInAs(page, 'student')
  await expect(page.getByRole('heading', { level: 2, name: 'Breathing under pressure' })).toBeVisible()
  await expect(page.getByText(/^Lesson 3 of 5\./)).toBeVisible()
  await expect(page.getByRole('list', { name: 'What is missing' })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  for (const [size, scheme] of [
    ['desktop', 'light'],
    ['tablet', 'dark'],
  ] as const) {
    await show(page, { size, scheme })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, size).toBeLessThanOrEqual(0)
    await expectNoAxeViolations(page)
  }
  await page.goto('/training/dashboard?lang=ar-SA')
  await show(page, { size: 'phone', scheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectNoAxeViolations(page)
})

test('[RT-08] [RT-09] [VA-10] a URL brings a course to the front; a newcomer sees where to start', async ({
  page,
  browser,
  server,
}) => {
  await signInAs(page, 'diver', '/settings')
  await page.goto(`/training/my-courses/${OPEN_WATER}`)
  await expect(page.getByRole('region').filter({ hasText: 'Open Water Diver' }).first()).toBeVisible()
  await expect(page.locator('main h2').first()).toBeFocused()
  const context = await browser.newContext({ baseURL: server.url })
  const newcomer = await context.newPage()
  await signInAs(newcomer, 'dsd', '/training/dashboard?ref=dsd')
  await expect(newcomer.getByRole('heading', { name: 'Your first course starts here' })).toBeVisible()
  await newcomer.getByRole('link', { name: 'Open Water Diver' }).click()
  await expect(newcomer.getByRole('heading', { level: 1, name: 'Open Water Diver' })).toBeFocused()
  await context.close()
})
