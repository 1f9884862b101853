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
import { signInUnseen } from '../support/sign-in.ts'
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
