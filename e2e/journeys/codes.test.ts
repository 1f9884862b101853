import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { signInAs } from '../support/sign-in.ts'
import { show } from '../support/variants.ts'

test.use({ world: 'second' })

test('[CA-24] [CA-25] [SC-10] [ST-10] a code is shared and claimed, the sharer sees who claimed it, and typed in lowercase it opens its course', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAs(page, 'store', '/codes')
  await page.getByRole('button', { name: 'Share Enriched Air Nitrox' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share Enriched Air Nitrox' })
  await dialog.getByLabel('Email address').fill('newcomer@fathom.test')
  await dialog.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.getByText(/^Shared with newcomer@fathom\.test on /)).toBeVisible()

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
  const newcomer = await elsewhere.newPage()
  await show(newcomer, { size: 'phone' })
  await signInAs(newcomer, 'newcomer', '/codes?code=fd%20k8nx%2057')
  await newcomer.getByRole('button', { name: 'Add to my codes: Enriched Air Nitrox' }).click()
  await expect(newcomer.getByText('Enriched Air Nitrox is now in your codes')).toBeVisible()
  await expect(newcomer.getByText('FD-K8NX-57')).toBeVisible()
  await expect(page.getByText(/^newcomer@fathom\.test claimed it on /)).toBeVisible()
  await expectNoAxeViolations(newcomer)
  await newcomer.getByRole('button', { name: 'Redeem', exact: true }).click()
  await expect(newcomer.getByText('Enriched Air Nitrox is open')).toBeVisible()
  await newcomer.getByRole('link', { name: 'Open course' }).click()
  await expect(newcomer.getByRole('heading', { level: 1, name: 'Enriched Air Nitrox' })).toBeVisible()
  await elsewhere.close()
})
