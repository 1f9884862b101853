import { devices } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { expectAccessible, onAnotherDevice, openSettings } from '../support/settings.ts'
import { OPPOSITES } from '../support/variants.ts'

test('[ST-12] keeping a session changes nothing, and ending it signs that device out at once', async ({
  page,
  browser,
  server,
}) => {
  const [phone] = OPPOSITES
  const { person, t, part } = await openSettings(page, phone)
  const other = await onAnotherDevice(browser, server.url, person)
  await page.reload()
  const rows = part('sessions').getByRole('listitem')
  await expect(rows).toHaveCount(2)
  const here = rows.filter({ hasText: t('translations.settings.sessions.current') })
  await expect(here).toContainText(t('translations.settings.sessions.local'))
  await expect(here.getByRole('button')).toHaveCount(0)
  const end = rows.getByRole('button')
  await end.press('Enter')
  await page.keyboard.press('Escape')
  await expect(end).toBeFocused()
  await other.page.reload()
  await expect(other.page).toHaveTitle('Settings · Fathom')
  await end.click()
  const question = page.getByRole('alertdialog', { name: t('translations.settings.sessions.askOne') })
  await expect(question.getByRole('button', { name: t('translations.settings.cancel') })).toBeFocused()
  await expectAccessible(page)
  await question.getByRole('button', { name: t('translations.settings.sessions.confirm') }).click()
  await expect(page.getByText(t('translations.settings.sessions.ended', { count: 1 }))).toBeVisible()
  await other.page.waitForURL('**/accounts/**')
  await expect(rows).toHaveCount(1)
  await other.close()
})

test('[ST-12] a session that ends elsewhere disappears from the list, and ending all others keeps this one', async ({
  page,
  browser,
  server,
}) => {
  const [, desktop] = OPPOSITES
  const { person, t, part } = await openSettings(page, desktop)
  const first = await onAnotherDevice(browser, server.url, person, devices['iPhone 15'])
  const second = await onAnotherDevice(browser, server.url, person)
  const third = await onAnotherDevice(browser, server.url, person)
  const loaded = Date.now()
  await page.reload()
  const rows = part('sessions').getByRole('listitem')
  await expect(rows).toHaveCount(4)
  const listThere = third.page.getByRole('region', { name: t('translations.settings.sessions.title') })
  await listThere.getByRole('button', { name: 'End Safari on iPhone' }).click()
  await third.page.getByRole('button', { name: t('translations.settings.sessions.confirm') }).click()
  await expect(rows).toHaveCount(3)
  // The list refreshes once a minute anyway; live means sooner than that.
  expect(Date.now() - loaded).toBeLessThan(60_000)
  await part('sessions')
    .getByRole('button', { name: t('translations.settings.sessions.endAll') })
    .click()
  await page.getByRole('button', { name: t('translations.settings.sessions.confirmAll') }).click()
  for (const device of [first, second, third]) await device.page.waitForURL('**/accounts/**')
  await expect(rows).toHaveCount(1)
  await page.reload()
  await expect(page).toHaveTitle('Settings · Fathom')
  for (const device of [first, second, third]) await device.close()
})
