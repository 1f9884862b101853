import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { signInAs } from '../support/sign-in.ts'
import { signInAgain, signUp } from '../support/sign-up.ts'
import {
  expectLessonsOnDevice,
  expectPlanOnDevice,
  expectPortalOnDevice,
} from '../support/stored-on-device.ts'
import { show } from '../support/variants.ts'

test.use({
  serviceWorkers: 'allow',
  // A page opened offline has no token: its first call is rejected, and it then requests one.
  expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|401/,
})

const asOf = (page: Page) => page.getByText(/^Updated /).first()

test('[BO-01] [BO-02] a diver who only saw the dashboard at home opens the other screens on a boat, and each says as of when', async ({
  page,
  context,
}) => {
  await show(page, { size: 'phone' })
  await signInAs(page, 'diver', '/training/dashboard')
  await expectPortalOnDevice(page)
  await expectPlanOnDevice(page)
  await context.setOffline(true)
  await page.close()

  const open = async (path: string) => {
    const phone = await context.newPage()
    await show(phone, { size: 'phone' })
    await phone.goto(path)
    return phone
  }

  await test.step('dashboard and notifications', async () => {
    const phone = await open('/training/dashboard')
    await expect(asOf(phone)).toBeVisible()
    await expect(phone.getByText('did not load', { exact: false })).toHaveCount(0)
    await phone.getByRole('button', { name: /^Notifications, / }).click()
    const drawer = phone.getByRole('dialog', { name: 'Notifications' })
    await expect(drawer.getByText(/^Updated /)).toBeVisible()
    await expect(drawer.locator('[data-row]').first()).toBeVisible()
    await phone.close()
  })

  await test.step('cards with photo and code', async () => {
    const phone = await open('/certifications/ecard')
    await expect(phone.getByRole('article', { name: 'Front of the card' })).toContainText('Mara Lindqvist')
    await expect(
      phone.getByRole('article', { name: 'Back of the card' }).locator('svg').last(),
    ).toBeAttached()
    await expect(asOf(phone)).toBeVisible()
    await phone.close()
  })

  await test.step('profile', async () => {
    const phone = await open('/profile')
    await expect(phone.getByLabel('First name')).toHaveValue('Mara')
    await expect(asOf(phone)).toBeVisible()
    await phone.close()
  })

  await test.step('forms', async () => {
    const phone = await open('/training/forms-applications')
    await expect(phone.getByRole('link', { name: /Medical questionnaire/ }).first()).toBeVisible()
    await expect(asOf(phone)).toBeVisible()
    await expect(phone.getByRole('main').getByText('did not load')).toHaveCount(0)
    await phone.close()
  })

  await test.step('the check of cards', async () => {
    const phone = await open('/verify')
    await expect(phone.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(phone.getByRole('alert')).toHaveCount(0)
    await phone.close()
  })
})

test('[BO-01] [BO-02] an application that was started on another device opens on a boat', async ({
  page,
  browser,
  server,
}) => {
  const person = await signUp(page, '/training/forms-applications')
  await page.getByRole('button', { name: 'Start Divemaster application' }).click()
  await expect(page.getByRole('heading', { name: 'About you' })).toBeVisible()
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'allow' })
  const home = await context.newPage()
  await show(home, { size: 'phone' })
  await signInAgain(home, person, '/training/dashboard')
  await expectPortalOnDevice(home)
  await expectPlanOnDevice(home)
  await context.setOffline(true)
  await home.close()

  const phone = await context.newPage()
  await show(phone, { size: 'phone' })
  await phone.goto('/training/forms-applications')
  await expect(phone.getByRole('list', { name: 'My applications' }).getByText('Your turn')).toBeVisible()
  await phone.goto(new URL(page.url()).pathname)
  await expect(phone.getByRole('heading', { name: 'About you' })).toBeVisible()
  await expect(asOf(phone)).toBeVisible()
  await context.close()
})

test('[BO-01] [BO-02] a student who opened a lesson at home reads it and the next one on a boat, without asking for it', async ({
  page,
  context,
}) => {
  const pageIn = (phone: Page, name: RegExp) =>
    phone.frameLocator('main iframe').frameLocator('iframe').getByRole('img', { name })
  await show(page, { size: 'phone' })
  await signInAs(page, 'student')
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(pageIn(page, /^Page \d of 8$/)).toBeVisible()
  const next = /^Plan a dive/
  await expectLessonsOnDevice(page, 2)
  await expectPortalOnDevice(page)
  await context.setOffline(true)
  await page.close()

  const phone = await context.newPage()
  await show(phone, { size: 'phone' })
  await phone.goto('/training/dashboard')
  await phone.getByRole('link', { name: 'Continue' }).click()
  await expect(pageIn(phone, /^Page \d of 8$/)).toBeVisible()
  await phone.getByRole('button', { name: 'Outline' }).click()
  await phone.getByRole('dialog').getByRole('link', { name: next }).click()
  await expect(phone.getByRole('heading', { level: 1, name: next })).toBeVisible()
  await expect(pageIn(phone, /^Page 1 of /)).toBeVisible()
})
