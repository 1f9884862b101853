import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { signInAs } from '../support/sign-in.ts'
import { show } from '../support/variants.ts'

test('[RT-08] [SC-07] the dashboard shows what to continue with and what is missing, and fits a desktop, a tablet in dark mode and a phone in Arabic', async ({
  page,
}) => {
  await signInAs(page, 'student')
  await expect(page.getByRole('heading', { level: 2, name: 'Breathing under pressure' })).toBeVisible()
  await expect(page.getByText(/^Lesson 3 of 5\./)).toBeVisible()
  await expect(page.getByRole('list', { name: 'What is missing' })).toBeVisible()
  // SN-02: whoever learns to dive is offered neither a first dive nor a specialty.
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
  // SN-02: whoever learns to dive is offered neither a first dive nor a specialty.
  await expect(page.locator('main [data-waits]')).toHaveCount(0)
  await expect(page.getByRole('article')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectNoAxeViolations(page)
})
