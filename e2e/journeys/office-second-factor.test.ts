import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { fillSignIn } from '../support/sign-in.ts'

test('[TS-19] [TS-22] staff who leave out the second step see no office, enter it with the code, and read the security log', async ({
  page,
}) => {
  await page.goto('/api/auth/session/sign-in?returnTo=/office&lang=en-US')
  await fillSignIn(page, 'staff')
  await expect(page.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.goto('/office')
  await expect(page.getByText('To open the office, confirm it’s you')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('main').getByRole('button', { name: 'Continue' }).click()
  const hint = await page.getByText('Demo: the current code is').textContent()
  await page.getByLabel('Six-digit code').fill(/\d{6}/.exec(hint ?? '')?.[0] ?? '')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/office')
  await expect(page.getByRole('heading', { level: 1, name: 'Office' })).toBeVisible()
  await expect(page.getByText('To open the office')).toBeHidden()
  await page.goto('/office/security')
  await expect(page.getByRole('row', { name: /Signed in/ }).first()).toBeVisible()
  await expectNoAxeViolations(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/office/security?lang=ar-SA')
  await expect(page.getByRole('heading', { level: 1, name: 'سجل الأمان' })).toBeVisible()
  await expect(page.getByText('٩٠٠٠٠١').first()).toBeVisible()
  await expectNoAxeViolations(page)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
})
