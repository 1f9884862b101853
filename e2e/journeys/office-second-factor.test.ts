import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { fillSignIn } from '../support/sign-in.ts'

test('[TS-19] staff who leave out the second step see no office, and enter it with the code', async ({
  page,
}) => {
  await page.goto('/api/auth/session/sign-in?returnTo=/office&lang=en-US')
  await fillSignIn(page, 'staff')
  await expect(page.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.goto('/office')
  await expect(page.getByText('The office is open to staff who confirm who they are')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('main').getByRole('button', { name: 'Continue' }).click()
  const hint = await page.getByText('Demo: the current code is').textContent()
  await page.getByLabel('Six-digit code').fill(/\d{6}/.exec(hint ?? '')?.[0] ?? '')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/office')
  await expect(page.getByRole('heading', { level: 1, name: 'Office' })).toBeVisible()
  await expect(page.getByText('The office is open to staff')).toBeHidden()
})
