import type { MailList } from '@fathom/domain/preferences'
import { translatorFor } from '@fathom/locales/node'
import { TEST_SECRET_KEY } from '@fathom/testing/database'
import type { Browser } from '@playwright/test'
import { createUnsubscribeTokens } from '../../apps/server/src/modules/preferences/unsubscribe-token.ts'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import type { DemoPersonName } from '../../apps/server/src/platform/demo.ts'
import { createSecretBox } from '../../apps/server/src/platform/secret-box.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { signInAs, signInUnseen } from '../support/sign-in.ts'
import { show } from '../support/variants.ts'

const tokens = createUnsubscribeTokens(createSecretBox(TEST_SECRET_KEY), systemClock)

/**
 * The link that a message to the person would carry. Their identity is read in a separate browser that is
 * closed afterwards.
 */
async function linkOf(
  browser: Browser,
  baseURL: string,
  person: DemoPersonName,
  list: MailList = 'marketing',
) {
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  await signInUnseen(page, person)
  const answer = await page.request.post('/api/auth/session/refresh', { headers: { origin: baseURL } })
  const { idToken } = await answer.json()
  await context.close()
  const claims = JSON.parse(Buffer.from(idToken.split('.')[1], 'base64url').toString())
  const reader = { affiliateId: claims.affiliate_id, globalUuid: claims.global_uuid }
  return new URLSearchParams({ id: reader.globalUuid, token: tokens.issue(reader, list), list })
}

test('[RT-06] [CA-31] a reader unsubscribes without signing in, on a phone in Arabic', async ({
  page,
  browser,
  server,
}) => {
  const { t } = translatorFor('ar-SA')
  const link = await linkOf(browser, server.url, 'riyadh')
  await show(page, { size: 'phone', scheme: 'dark' })
  await page.goto(`/preferences/unsubscribed/ar-SA?${link}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('preferences.unsubscribe.ask'))
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expectNoAxeViolations(page)
  await page.reload()
  await page.getByRole('button', { name: t('preferences.unsubscribe.do') }).click()
  const done = page.getByRole('heading', { level: 1, name: t('preferences.unsubscribe.done') })
  await expect(done).toBeFocused()
  await expectNoAxeViolations(page)
  await page.reload()
  await expect(done).toBeVisible()
  await page.getByRole('link', { name: t('preferences.unsubscribe.again') }).click()
  await expect(page).toHaveURL(/\/accounts\//)
})

test('[RT-06] [CA-31] the link of a notification turns off only those e-mails', async ({
  page,
  browser,
  server,
}) => {
  const { t } = translatorFor('en-US')
  const link = await linkOf(browser, server.url, 'applicant', 'notifications')
  await page.goto(`/preferences/unsubscribed/en-US?${link}`)
  await expect(page.getByText(t('preferences.unsubscribe.notifications.askText'))).toBeVisible()
  await page.getByRole('button', { name: t('preferences.unsubscribe.do') }).click()
  await expect(page.getByText(t('preferences.unsubscribe.notifications.doneText'))).toBeVisible()
  await expectNoAxeViolations(page)
  await signInAs(page, 'applicant', '/preferences/subscriber/en-US')
  const notices = page.getByRole('switch', { name: t('preferences.notifications.label') })
  await expect(notices).not.toBeChecked()
  const turnedOff = page.getByRole('listitem').filter({ hasText: t('preferences.history.notifications.off') })
  await expect(turnedOff).toContainText(t('preferences.way.unsubscribe-link'))
  await notices.click()
  await page.getByRole('button', { name: t('preferences.save') }).click()
  await expect(page.getByText(t('preferences.saved'))).toBeVisible()
  await expect(page.getByText(t('preferences.history.notifications.on'))).toBeVisible()
  await expectNoAxeViolations(page)
})

test('[RT-06] [CA-31] after one click in the mail program the page confirms it', async ({
  page,
  browser,
  server,
}) => {
  const link = await linkOf(browser, server.url, 'veteran')
  const answer = await fetch(`${server.url}/api/preferences/unsubscribe?${link}&lang=en-US`, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  })
  expect(answer.status).toBe(200)
  await page.goto(`/api/preferences/unsubscribe?${link}&lang=de-DE`)
  await expect(page).toHaveURL(/\/preferences\/unsubscribed\/de-DE\?/)
  const { t } = translatorFor('de-DE')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('preferences.unsubscribe.done'))
})

test.describe('an invalid link', () => {
  test.use({ expectedErrors: /status of (400|403)/ })

  test('[RT-06] [CA-31] shows that it does not work and links to sign-in', async ({
    page,
    browser,
    server,
  }) => {
    const mine = await linkOf(browser, server.url, 'trial')
    const swapped = new URLSearchParams({
      id: '01920000-0000-7000-8000-000000000001',
      token: String(mine.get('token')),
    })
    const elsewhere = new URLSearchParams({ ...Object.fromEntries(mine), list: 'digest' })
    for (const address of [`?${swapped}`, `?${elsewhere}`]) {
      await page.goto(`/preferences/unsubscribed/en-US${address}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work.')
    }
    await expectNoAxeViolations(page)
    await page.getByRole('link', { name: 'Sign in to choose' }).click()
    await expect(page).toHaveURL(/\/accounts\//)
  })
})
