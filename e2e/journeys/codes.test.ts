import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { signInAs } from '../support/sign-in.ts'
import { show } from '../support/variants.ts'

test.use({ world: 'second' })

test('[SC-10] [ST-10] [CA-24] a code pasted in lowercase opens its course, and a club code is applied automatically', async ({
  page,
  browser,
  baseURL,
}) => {
  await show(page, { size: 'phone' })
  await signInAs(page, 'student', '/codes?code=fd%207q2k%2094')
  await expect(page.getByText('FD-M3XA-08')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Redeem', exact: true }).click()
  await expect(page.getByText('Enriched Air Nitrox is open')).toBeVisible()
  await page.getByRole('link', { name: 'Open the course' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Enriched Air Nitrox' })).toBeVisible()

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
  const trial = await elsewhere.newPage()
  await signInAs(trial, 'trial', '/training/dashboard')
  await expect(trial.getByText('Your club code FD-C9DY-66 was applied.')).toBeVisible()
  await elsewhere.close()
})

test('[CA-25] [ST-10] a code is shared, called back, shared again and claimed, and the sharer sees who claimed it', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAs(page, 'store', '/codes')
  const share = async () => {
    await page.getByRole('button', { name: 'Share Enriched Air Nitrox' }).click()
    const dialog = page.getByRole('dialog', { name: 'Share Enriched Air Nitrox' })
    await dialog.getByLabel('E-mail address').fill('newcomer@fathom.test')
    await dialog.getByRole('button', { name: 'Share', exact: true }).click()
    await expect(page.getByText(/^Shared with newcomer@fathom\.test on /)).toBeVisible()
  }
  await share()
  await page.getByRole('button', { name: 'Call back: Enriched Air Nitrox' }).click()
  await page.getByRole('button', { name: 'Call back', exact: true }).click()
  await expect(page.getByText('The code is yours again')).toBeVisible()
  await share()

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
  const newcomer = await elsewhere.newPage()
  await signInAs(newcomer, 'newcomer', '/codes')
  await newcomer.getByRole('button', { name: 'Add to my codes: Enriched Air Nitrox' }).click()
  await expect(newcomer.getByText('Enriched Air Nitrox is among your codes')).toBeVisible()
  await expect(newcomer.getByText('FD-K8NX-57')).toBeVisible()
  await elsewhere.close()
  await expect(page.getByText(/^newcomer@fathom\.test claimed it on /)).toBeVisible()
})
