import type { APIRequestContext } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { signInAfresh } from '../support/sign-in.ts'
import { signUp, someoneNew } from '../support/sign-up.ts'
import { show } from '../support/variants.ts'

test.use({ world: 'first', expectedErrors: /status of 422 .*\/webhooks\)?$/ })

const OPEN_WATER = '01920000-0000-7000-8000-000000000001'

/** What the program of a shop does: it gets a token and reports what was sold. */
async function reportPurchase(
  request: APIRequestContext,
  client: { id: string; secret: string },
  report: object,
) {
  const basic = Buffer.from(`${client.id}:${client.secret}`).toString('base64')
  const token = await request.post('/accounts/token', {
    headers: { authorization: `Basic ${basic}` },
    form: { grant_type: 'client_credentials', scope: 'purchases:write' },
  })
  const { access_token } = await token.json()
  return request.post('/api/integrations/purchases', {
    headers: { authorization: `Bearer ${access_token}` },
    data: report,
  })
}

test('[OF-10] staff let a shop in, it reports a sale to someone unknown, who signs up and opens the first lesson', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  await signInAfresh(page, 'staff', '/office/integrations')
  await page.getByRole('button', { name: 'Create client' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create client' })
  await dialog.getByLabel('Name').fill('Reef shop')
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Create client' }).click()
  const shown = page.getByRole('alertdialog', { name: 'Copy the secret now' })
  await expect(shown.locator('code')).toHaveCount(2)
  const [id = '', secret = ''] = await shown.locator('code').allTextContents()
  await expectNoAxeViolations(page)
  await shown.getByRole('button', { name: 'I’ve copied it' }).click()
  await expect(page.getByRole('heading', { name: 'Reef shop' })).toBeVisible()

  await page.getByRole('tab', { name: 'Webhooks' }).click()
  await page.getByRole('button', { name: 'Add webhook' }).click()
  const adding = page.getByRole('dialog', { name: 'Add webhook' })
  await adding.getByLabel('Address').fill('https://127.0.0.1/hook')
  await adding.getByRole('button', { name: 'Add webhook' }).click()
  await expect(adding.getByText('Addresses in our own network aren’t allowed.')).toBeVisible()
  await expectNoAxeViolations(page)
  await adding.getByRole('button', { name: 'Cancel' }).click()

  const person = someoneNew()
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  const report = {
    reference: 'reef-1001',
    email: person.email,
    items: [{ kind: 'course', packageId: OPEN_WATER }],
  }
  const answers = [
    await reportPurchase(request, { id, secret }, report),
    await reportPurchase(request, { id, secret }, report),
  ]
  expect(answers.map((answer) => answer.status())).toEqual([201, 200])
  await request.dispose()

  await page.getByRole('tab', { name: 'Purchases' }).click()
  const row = page.getByRole('row').filter({ hasText: 'reef-1001' })
  await expect(row).toContainText('Waiting for sign-up')
  await expect(row).toContainText(person.email)

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
  const diver = await elsewhere.newPage()
  await show(diver, { size: 'phone' })
  await signUp(diver, '/training/dashboard', '1990-04-01', person)
  await diver.goto(`/training/course/${OPEN_WATER}`)
  await diver.getByRole('link', { name: 'Start' }).first().click()
  await expect(
    diver
      .frameLocator('main iframe')
      .frameLocator('iframe')
      .getByText(/^Page 1 of /),
  ).toBeVisible()
  await elsewhere.close()

  await page.reload()
  await expect(row).toContainText('Applied')
  await expect(row).toContainText('Kai Olsen')
  await page.getByRole('searchbox', { name: 'Search by reference' }).fill('other')
  await expect(page.getByText('No purchases found')).toBeVisible()
  await show(page, { size: 'phone', scheme: 'dark' })
  await expectNoAxeViolations(page)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const name of ['Clients', 'Webhooks', 'Deliveries', 'Purchases'])
    await expect(page.getByRole('tab', { name })).toBeInViewport({ ratio: 1 })
})
