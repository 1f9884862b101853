import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { signInAs, signInUnseen } from '../support/sign-in.ts'

test('[NV-12] staff can switch the maintenance banner at run time, without a new build', async ({
  page,
  browser,
  server,
}) => {
  await signInAs(page, 'diver')
  const banner = page.getByText('We’re working on Fathom.')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner).toHaveCount(0)
  const office = await browser.newContext({ baseURL: server.url })
  const staff = await office.newPage()
  await signInUnseen(staff, 'staff')
  const setFlag = async (value: boolean) => {
    const { idToken } = await (
      await office.request.post('/api/auth/session/refresh', { headers: { origin: server.url } })
    ).json()
    const answer = await office.request.put('/api/flags/showSiteMaintenanceNotice', {
      headers: { authorization: `Bearer ${idToken}` },
      data: { value },
    })
    expect(answer.status()).toBe(200)
  }
  await setFlag(true)
  await expect(banner).toBeVisible()
  await setFlag(false)
  await expect(banner).toHaveCount(0)
  await office.close()
})

const NOTICE = 'New servers tonight. Your logbook is safe.'
const GERMAN = 'Heute Nacht neue Server. Ihr Logbuch ist sicher.'

/** Marks the page, so that a reload would be noticed. */
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in globalThis)

test('[OF-08] a maintenance notice in an open tab: it comes, is read in each language and goes, without a reload', async ({
  page: diver,
  browser,
  server,
}) => {
  await signInAs(diver, 'diver')
  await expect(diver.getByRole('heading', { level: 1 })).toBeVisible()
  await mark(diver)

  const office = await browser.newContext({ baseURL: server.url })
  const staff = await office.newPage()
  await signInUnseen(staff, 'staff')
  await staff.goto('/office')
  await staff.getByRole('link', { name: 'Content', exact: true }).click()
  await staff.getByRole('link', { name: 'Maintenance notice' }).click()
  await staff.getByLabel('Text', { exact: true }).fill(NOTICE)
  await staff.getByRole('combobox', { name: 'Language' }).selectOption('de-DE')
  await staff.getByLabel('Text', { exact: true }).fill(GERMAN)
  await expect(staff.getByRole('region', { name: 'Draft' }).locator('[lang="de-DE"]').last()).toHaveText(
    GERMAN,
  )
  await staff.getByRole('button', { name: 'Save draft' }).click()
  await expect(staff.getByText('Draft saved')).toBeVisible()
  await expect(diver.getByText(NOTICE)).toHaveCount(0)

  await staff.getByRole('button', { name: 'Publish' }).click()
  await staff.getByRole('dialog').getByLabel('Note for colleagues (optional)').fill('Change 4711')
  await staff.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await expect(diver.getByRole('status').filter({ hasText: NOTICE })).toBeVisible()
  expect(await isSamePage(diver)).toBe(true)

  const guest = await browser.newContext({ baseURL: server.url, locale: 'de-DE' })
  const visitor = await guest.newPage()
  await visitor.goto('/verify')
  await expect(visitor.getByText(GERMAN)).toBeVisible()
  await visitor.goto('/api/auth/session/sign-in?lang=de-DE')
  await expect(visitor.getByRole('status').filter({ hasText: GERMAN })).toBeVisible()

  await expect(staff.getByText('Change 4711')).toBeVisible()
  await staff.getByRole('button', { name: 'Undo: Version 1' }).click()
  await expect(diver.getByText(NOTICE)).toHaveCount(0)
  expect(await isSamePage(diver)).toBe(true)
  await guest.close()
  await office.close()
})
