import { readFile } from 'node:fs/promises'
import { DELETION_GRACE_DAYS } from '@fathom/domain/account'
import { translatorFor } from '@fathom/locales/node'
import { addAuthenticator } from '../support/authenticator.ts'
import { expect, test } from '../support/journey.ts'
import { expectAccessible, onAnotherDevice, openSettings } from '../support/settings.ts'
import { fillIn } from '../support/sign-in.ts'
import { OPPOSITES } from '../support/variants.ts'

const ZIP = 'PK'
const GRACE_MS = DELETION_GRACE_DAYS * 86_400_000

test.describe('an own account', () => {
  test.use({ expectedErrors: /401 \(Unauthorized\) \(.*\/api\// })

  test('[ST-12] a person adds a passkey, downloads their own data, and deletes the account, which signs out everywhere and can be undone', async ({
    page,
    browser,
    server,
  }) => {
    const [variant] = OPPOSITES
    await addAuthenticator(page)
    const { person, t, part } = await openSettings(page, variant)

    await test.step('a passkey is added once', async () => {
      const add = part('passkeys').getByRole('button', { name: t('translations.settings.passkeys.add') })
      await add.click()
      await expect(page.getByText(t('translations.settings.passkeys.added'))).toBeVisible()
      await expect(part('passkeys').getByRole('listitem')).toHaveCount(1)
      await add.click()
      await expect(page.getByText(t('translations.settings.passkeys.known'))).toBeVisible()
      const rename = t('translations.settings.passkeys.rename')
      await part('passkeys').getByRole('button', { name: rename }).click()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
    })

    await test.step('the data', async () => {
      const start = t('translations.settings.data.start')
      await part('data').getByRole('button', { name: start }).click()
      const download = part('data').getByRole('button', { name: t('translations.settings.data.download') })
      await expect(download).toBeVisible()
      const begun = page.waitForEvent('download')
      await download.click()
      const file = await begun
      expect(file.suggestedFilename()).toBe('fathom-my-data.zip')
      expect((await readFile(await file.path())).toString('latin1', 0, 2)).toBe(ZIP)
    })

    const other = await onAnotherDevice(browser, server.url, person)
    await part('deletion').getByRole('button').click()
    const question = page.getByRole('alertdialog', { name: t('translations.settings.deletion.ask') })
    const password = question.getByLabel(t('translations.settings.password.current'), { exact: true })
    await expectAccessible(page)
    const { formatDate } = translatorFor(variant.locale)
    const planned = () => {
      const day = formatDate(new Date(Date.now() + GRACE_MS).toISOString().slice(0, 10), 'long')
      return page.getByText(t('translations.settings.deletion.planned', { day }))
    }
    const asOfNow = planned()
    await password.fill(person.password)
    await question.getByRole('button', { name: t('translations.settings.deletion.confirm') }).click()
    await page.waitForURL('**/account/deleted')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      t('translations.settings.deletion.doneTitle'),
    )
    // Midnight may have passed in the meantime.
    await expect(asOfNow.or(planned())).toBeVisible()
    await expectAccessible(page)
    await other.page.waitForURL('**/accounts/**')
    await other.close()
    await page.getByRole('link', { name: t('translations.settings.deletion.doneKeep') }).click()
    await page.waitForURL('**/accounts/**')
    await page.goto('/api/auth/session/sign-in?returnTo=/settings&lang=en-US')
    await fillIn(page, person)
    await page.locator('[name=choice][value=go]').waitFor()
    await expectAccessible(page)
    await page.locator('[name=choice][value=go]').click()
    await page.waitForURL('**/settings')
    const keep = page
      .getByRole('main')
      .getByRole('button', { name: t('translations.settings.deletion.keep') })
    await expect(keep).toBeVisible()
    await expectAccessible(page)
    await keep.click()
    await expect(page.getByText(t('translations.settings.deletion.undone'))).toBeVisible()
    await expect(keep).toHaveCount(0)
  })
})
