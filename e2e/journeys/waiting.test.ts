import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { diveForm } from '../support/dive-form.ts'
import { expect, test } from '../support/journey.ts'
import { signInAs } from '../support/sign-in.ts'
import { expectPortalOnDevice } from '../support/stored-on-device.ts'
import { show } from '../support/variants.ts'

test.use({
  serviceWorkers: 'allow',
  world: 'second',
  // A page opened offline has no token: its first call is rejected. One message is refused.
  expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|401|429/,
})

const WORDS = 'The boat leaves at seven.'
const row = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Not uploaded yet' }).getByRole('listitem').filter({ hasText: title })

test('[BO-05] on a boat a diver logs a dive and writes a message, sees both in the list of what waits, also after the app was closed, and at home tries again what was refused', async ({
  page,
  context,
}) => {
  await show(page, { size: 'phone' })
  await signInAs(page, 'student', '/training/course/01920000-0000-7000-8000-000000000001')
  await page.getByRole('link', { name: 'Write a message' }).click()
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible()
  await expectPortalOnDevice(page)
  await context.setOffline(true)

  await test.step('offline, a message and a dive', async () => {
    await page.getByRole('textbox', { name: 'Message' }).fill(WORDS)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Saved on this device. We’ll send it when you’re online.')).toBeVisible()
    await page.goto('/logbook/log-dive/recreational/create')
    const form = diveForm(page)
    await form.whole()
    await form.fillRequired('Last light')
    await form.publish.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Logbook' })).toBeVisible()
  })

  await test.step('the header counts them and leads to the list', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Not uploaded: 2' }).click()
    await expect(row(page, WORDS)).toContainText('Waiting for a connection')
    await expect(row(page, 'Last light')).toContainText('Waiting for a connection')
    await expectNoAxeViolations(page)
  })

  await page.close()
  const phone = await context.newPage()
  await show(phone, { size: 'phone' })
  await test.step('it opens offline after the app was closed, and each entry opens what waits', async () => {
    await phone.goto('/waiting')
    await expect(row(phone, WORDS)).toBeVisible()
    await row(phone, 'Last light').getByRole('link').click()
    await expect(phone.getByRole('heading', { level: 1, name: 'Last light' })).toBeVisible()
    await phone.goBack()
  })

  let isRefused = true
  await context.route('**/messages', (route) =>
    isRefused && route.request().method() === 'POST'
      ? route.fulfill({ status: 429, json: { problem: 'too-many-messages' } })
      : route.fallback(),
  )
  await test.step('at home the dive is uploaded, and the refused message says why', async () => {
    await context.setOffline(false)
    await expect(row(phone, 'Last light')).toHaveCount(0)
    await expect(row(phone, WORDS)).toContainText('within an hour. Try again later.')
  })

  await test.step('signing out asks about what is in the list, and leads there', async () => {
    await phone.getByRole('button', { name: 'Account menu' }).click()
    await phone.getByRole('menuitem', { name: 'Sign out' }).click()
    const question = phone.getByRole('alertdialog', { name: 'Sign out and delete what isn’t uploaded?' })
    await expect(question).toContainText('aren’t uploaded yet: 1.')
    await question.getByRole('link', { name: 'See what isn’t uploaded' }).click()
    await expect(row(phone, WORDS)).toBeVisible()
  })

  await test.step('tried again, it goes, and the list is empty', async () => {
    isRefused = false
    await row(phone, WORDS)
      .getByRole('button', { name: `Try again: ${WORDS}` })
      .click()
    await expect(phone.getByRole('heading', { name: 'Everything is saved' })).toBeVisible()
    await expect(phone.getByRole('banner').getByRole('link', { name: 'Everything saved' })).toBeVisible()
  })
})
