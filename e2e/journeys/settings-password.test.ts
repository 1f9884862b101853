import type { Locator } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { expectAccessible, onAnotherDevice, openSettings, type settingsWords } from '../support/settings.ts'
import { OPPOSITES } from '../support/variants.ts'

const NEW = 'Kelp forest 9'

type Words = ReturnType<typeof settingsWords>

/** The form, located by its labels in this language. */
function formIn(part: Locator, t: Words) {
  const current = part.getByLabel(t('translations.settings.password.current'), { exact: true })
  const next = part.getByLabel(t('account.field.newPassword'), { exact: true })
  const confirmation = part.getByLabel(t('account.field.confirmPassword'), { exact: true })
  const change = async (old: string, wanted: string, again = wanted) => {
    await current.fill(old)
    await next.fill(wanted)
    await confirmation.fill(again)
    await part.getByRole('button', { name: t('translations.settings.password.submit') }).click()
  }
  return { current, next, confirmation, change }
}

test.describe('a mistake', () => {
  test.use({ expectedErrors: /422/ })

  test('[VA-01] [CA-08] [ST-12] a new password is rated locally, each mistake is reported, then the password changes and the other session ends', async ({
    page,
    browser,
    server,
  }) => {
    const [phone] = OPPOSITES
    const { person, t, part } = await openSettings(page, phone)
    const other = await onAnotherDevice(browser, server.url, person)
    const { current, next, confirmation, change } = formIn(part('password'), t)
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    await next.fill('P@ssw0rd1')
    await expect(part('password').getByText(t('translations.settings.password.common'))).toBeVisible()
    await next.fill('Lanterns drift past Tuesday')
    await expect(
      part('password').getByText(t('translations.settings.password.strong'), { exact: true }),
    ).toBeVisible()
    await expect(part('password').getByRole('progressbar')).toBeVisible()
    await expect(next).toHaveAttribute('type', 'password')
    const showPassword = part('password').getByRole('button', { name: t('account.field.showPassword') })
    await showPassword.nth(1).click()
    await expect(next).toHaveAttribute('type', 'text')
    await expectAccessible(page)
    expect(sent.filter((text) => /Lanterns|ssw0rd/.test(text))).toEqual([])

    await change(person.password, 'kelp')
    await expect(part('password').getByText(t('account.error.passwordInvalid'))).toBeVisible()
    await expect(next).toBeFocused()
    await change(person.password, NEW, 'Kelp forest')
    await expect(part('password').getByText(t('account.error.passwordMismatch'))).toBeVisible()
    await expect(confirmation).toBeFocused()
    await expectAccessible(page)
    await change('Wrong1234', NEW)
    await expect(part('password').getByText(t('account.error.passwordWrong'))).toBeVisible()
    await expect(current).toBeFocused()
    await change(person.password, NEW)
    await expect(page.getByText(t('translations.settings.password.changed', { count: 1 }))).toBeVisible()
    await expect(next).toHaveValue('')
    await other.page.waitForURL('**/accounts/**')
    await other.close()
    const again = await onAnotherDevice(browser, server.url, { ...person, password: NEW })
    await again.close()
  })
})
