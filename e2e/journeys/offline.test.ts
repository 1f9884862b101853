import type { Page } from '@playwright/test'
import { diveForm } from '../support/dive-form.ts'
import { expect, test } from '../support/journey.ts'
import { signInAs } from '../support/sign-in.ts'
import { signUp } from '../support/sign-up.ts'
import { expectPortalOnDevice } from '../support/stored-on-device.ts'
import { show } from '../support/variants.ts'

test.use({
  serviceWorkers: 'allow',
  // A page opened offline has no token: its first call is rejected, and it then requests one.
  expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|401/,
})

/** Everything that loads after the first page is there once this tab has the live connection. */
const untilLive = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const { held = [] } = await navigator.locks.query()
        return held.some(({ name }) => name?.startsWith('fathom.live.'))
      }),
    )
    .toBe(true)

test("[RT-02] [RT-03] offline a diver shows the cards, sees what didn't load until it is online again, and types a dive that survives a reload and is sent when online", async ({
  page,
  context,
}) => {
  await show(page, { size: 'phone' })
  await signInAs(page, 'diver', '/certifications/ecard')
  await expectPortalOnDevice(page)
  await expect(page.getByText('Stored on this device. They open', { exact: false })).toBeVisible()

  await test.step('the cards, which the bar links to', async () => {
    await context.setOffline(true)
    await page.reload()
    await page.getByRole('link', { name: 'Cards', exact: true }).click()
    await expect(page.getByText(/^Updated /).first()).toBeVisible()
    await expect(page.getByRole('article', { name: 'Front of the card' })).toContainText('Mara Lindqvist')
    await page.getByRole('button', { name: 'Show full screen' }).click()
    await expect(page.getByRole('dialog', { name: 'Card to show' })).toContainText('Qualified to 30 m')
  })

  await test.step("a screen says what didn't load, and retries automatically when online", async () => {
    await show(page, { size: 'desktop' })
    await page.goto('/club')
    const retry = page.locator('#main').getByRole('button', { name: 'Try again' })
    await expect(retry).toBeVisible()
    await untilLive(page)
    await context.setOffline(false)
    await expect(retry).toBeHidden()
  })

  await test.step('a dive', async () => {
    const { title } = diveForm(page)
    await page.goto('/logbook/log-dive/recreational/create')
    await expect(title).toBeVisible()
    await context.setOffline(true)
    await title.fill('Below the radio')
    await expect(page.getByText('Saved on this device', { exact: false }).first()).toBeVisible()
    await page.reload()
    await expect(title).toHaveValue('Below the radio')
    const sent = page.waitForResponse(
      (answer) => answer.ok() && (answer.request().postData()?.includes('Below the radio') ?? false),
    )
    await context.setOffline(false)
    await sent
  })
})

test('[RT-12] offline, forms and applications are listed as last loaded, and a form opens from there', async ({
  page,
  context,
}) => {
  await signUp(page, '/training/forms-applications')
  await page.getByRole('button', { name: 'Start Divemaster application' }).click()
  await expect(page.getByRole('heading', { name: 'About you' })).toBeVisible()
  await page.goto('/training/medical-form')
  await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible()
  await page.goto('/training/forms-applications')
  const form = page.getByRole('link', { name: 'Start: Medical questionnaire' })
  const application = page.getByRole('list', { name: 'My applications' }).getByText('Your turn')
  await expect(form).toBeVisible()
  await expect(application).toBeVisible()
  await expectPortalOnDevice(page)
  await context.setOffline(true)
  await page.reload()
  await expect(form).toBeVisible()
  await expect(application).toBeVisible()
  await expect(page.getByRole('main').getByText('did not load')).toHaveCount(0)
  await form.click()
  await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible()
})
