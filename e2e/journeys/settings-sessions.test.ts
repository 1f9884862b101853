import { devices } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { expectAccessible, onAnotherDevice, openSettings } from '../support/settings.ts'
import { OPPOSITES } from '../support/variants.ts'

const NEW = 'Kelp forest 9'

test('[ST-12] [CA-08] [CA-46] sessions end at once wherever a person ends them: one from another device, all others from here, and by a new password', async ({
  page,
  browser,
  server,
}) => {
  const [phone] = OPPOSITES
  const { person, t, part } = await openSettings(page, phone)
  const iPhone = await onAnotherDevice(browser, server.url, person, devices['iPhone 15'])
  const desk = await onAnotherDevice(browser, server.url, person)
  const loaded = Date.now()
  await page.reload()
  const rows = part('sessions').getByRole('listitem')
  await expect(rows).toHaveCount(3)

  await test.step('one, from another device', async () => {
    await desk.page.getByRole('button', { name: 'End Safari on iPhone' }).click()
    await desk.page.getByRole('button', { name: 'End session' }).click()
    await iPhone.page.waitForURL('**/accounts/**')
    await expect(rows).toHaveCount(2)
    // The list refreshes once a minute anyway; live means sooner than that.
    expect(Date.now() - loaded).toBeLessThan(60_000)
    await iPhone.close()
  })

  await test.step('all others, from here', async () => {
    const endAll = t('translations.settings.sessions.endAll')
    await part('sessions').getByRole('button', { name: endAll }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: t('translations.settings.sessions.confirmAll') }).click()
    await desk.page.waitForURL('**/accounts/**')
    await expect(rows).toHaveCount(1)
    await desk.close()
  })

  await test.step('by a new password', async () => {
    const other = await onAnotherDevice(browser, server.url, person)
    const form = part('password')
    const field = (name: string) => form.getByLabel(name, { exact: true })
    await field(t('translations.settings.password.current')).fill(person.password)
    await field(t('account.field.newPassword')).fill(NEW)
    await field(t('account.field.confirmPassword')).fill('Kelp forest')
    const change = form.getByRole('button', { name: t('translations.settings.password.submit') })
    await change.click()
    await expect(field(t('account.field.confirmPassword'))).toBeFocused()
    await expectAccessible(page)
    await field(t('account.field.confirmPassword')).fill(NEW)
    await change.click()
    await expect(page.getByText(t('translations.settings.password.changed', { count: 1 }))).toBeVisible()
    await other.page.waitForURL('**/accounts/**')
    await other.close()
    const again = await onAnotherDevice(browser, server.url, { ...person, password: NEW })
    await again.close()
  })
})
