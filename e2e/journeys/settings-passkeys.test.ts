import { addAuthenticator } from '../support/authenticator.ts'
import { expect, test } from '../support/journey.ts'
import { expectAccessible, openSettings } from '../support/settings.ts'
import { OPPOSITES } from '../support/variants.ts'

test('a passkey is added once, renamed and removed', async ({ page }) => {
  await addAuthenticator(page)
  const { t, part } = await openSettings(page, OPPOSITES[0])
  const add = part('passkeys').getByRole('button', { name: t('translations.settings.passkeys.add') })
  const rows = part('passkeys').getByRole('listitem')
  await expect(part('passkeys').getByText(t('translations.settings.passkeys.empty'))).toBeVisible()
  await add.click()
  await expect(page.getByText(t('translations.settings.passkeys.added'))).toBeVisible()
  await expect(rows).toHaveCount(1)
  await add.click()
  await expect(page.getByText(t('translations.settings.passkeys.known'))).toBeVisible()
  await rows.getByRole('button', { name: t('translations.settings.passkeys.rename') }).click()
  const dialog = page.getByRole('dialog', { name: t('translations.settings.passkeys.renameTitle') })
  const name = dialog.getByLabel(t('translations.settings.passkeys.name'))
  await expect(name).toBeFocused()
  await name.fill('')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(t('translations.settings.passkeys.nameMissing'))).toBeVisible()
  await name.fill('Boat phone')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(rows.getByText('Boat phone')).toBeVisible()
  await expectAccessible(page)
  await rows
    .getByRole('button', { name: t('translations.settings.passkeys.removeNamed', { name: 'Boat phone' }) })
    .click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('translations.settings.passkeys.remove') })
    .click()
  await expect(part('passkeys').getByText(t('translations.settings.passkeys.empty'))).toBeVisible()
})
