import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { signInAfresh, signInAs } from '../support/sign-in.ts'
import { show } from '../support/variants.ts'

test.use({
  world: 'first',
  expectedErrors: /status of 410 .*\/redeem\)?$|status of 422 .*\/code-batches\)?$/,
})

test('[OF-07] staff issue codes for a dive center, a diver opens a course with one, and the other is withdrawn', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAfresh(page, 'staff', '/office/codes')
  await expect(page.getByText('No codes issued yet')).toBeVisible()
  await page.getByRole('button', { name: 'Issue codes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Issue codes' })
  await dialog.getByLabel('What they open').selectOption({ label: 'Enriched Air Nitrox' })
  await dialog.getByLabel('How many').fill('2')
  await dialog.getByLabel('Dive center number').fill('9999')
  await dialog.getByRole('button', { name: 'Issue 2 codes' }).click()
  await expect(dialog.getByText('No dive center has this number.')).toBeVisible()
  await expectNoAxeViolations(page)
  await dialog.getByLabel('Dive center number').fill('7001')
  await dialog.getByRole('button', { name: 'Issue 2 codes' }).click()
  await expect(page.getByRole('heading', { name: 'Enriched Air Nitrox' })).toBeVisible()
  const codes = page.getByRole('rowheader')
  await expect(codes).toHaveCount(2)
  const [used = '', other = ''] = await codes.allTextContents()
  await expectNoAxeViolations(page)

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
  const diver = await elsewhere.newPage()
  await show(diver, { size: 'phone' })
  await signInAs(diver, 'newcomer', `/codes?code=${used}`)
  await diver.getByRole('button', { name: 'Redeem', exact: true }).click()
  await expect(diver.getByText('Enriched Air Nitrox is open')).toBeVisible()

  await page.reload()
  const row = (code: string) => page.getByRole('row').filter({ hasText: code })
  await expect(row(used)).toContainText('Redeemed')
  await row(other)
    .getByRole('button', { name: `Withdraw ${other}` })
    .click()
  await expect(row(other)).toContainText('Withdrawn')
  await show(page, { size: 'phone' })
  await expectNoAxeViolations(page)
  await diver.goto(`/codes?code=${other}`)
  await diver.getByRole('button', { name: 'Redeem', exact: true }).click()
  await expect(diver.getByText('This code no longer works.')).toBeVisible()
  await elsewhere.close()
})
