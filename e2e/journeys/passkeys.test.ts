import type { Page } from '@playwright/test'
import { addAuthenticator } from '../support/authenticator.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { signInAs } from '../support/sign-in.ts'

const SIGN_IN = '/api/auth/session/sign-in?lang='

/** Does what the settings do when a person adds a passkey. */
async function addPasskey(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const refreshed = await fetch('/api/auth/session/refresh', { method: 'POST' })
    const { idToken } = await refreshed.json()
    const headers = { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' }
    const asked = await fetch('/api/auth/passkeys/options', { method: 'POST', headers, body: '{}' })
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await asked.json())
    const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential
    const body = JSON.stringify({ name: 'Boat phone', response: made.toJSON() })
    return (await fetch('/api/auth/passkeys', { method: 'POST', headers, body })).status
  })
}

async function leave(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.goto(`${SIGN_IN}en-US`)
}

for (const { size, viewport, locale } of [
  { size: 'desk', viewport: { width: 1280, height: 800 }, locale: 'en-US' },
  { size: 'phone', viewport: { width: 390, height: 844 }, locale: 'ar-SA' },
])
  test(`on a ${size} in ${locale} a passkey signs in without a password`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await addAuthenticator(page)
    await signInAs(page, 'diver')
    expect(await addPasskey(page)).toBe(200)
    await page.context().clearCookies()
    await page.goto(SIGN_IN + locale)
    const button = page.locator('#passkey button')
    await expect(button).toBeVisible()
    await expectNoAxeViolations(page)
    await button.click()
    await page.waitForURL('**/training/dashboard')
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('Mara')
  })

test('a person without a passkey on this device gets a message, and can still sign in with the password', async ({
  page,
}) => {
  await addAuthenticator(page)
  await leave(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'The passkey was not used. Try again, or sign in with your password.',
  )
  await expectNoAxeViolations(page)
  await signInAs(page, 'student')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no passkey button, and the password signs in', async ({ page }) => {
    await page.goto(`${SIGN_IN}en-US`)
    await expect(page.locator('#passkey')).toBeHidden()
    await page.getByLabel('E-mail', { exact: true }).fill('diver@fathom.test')
    await page.getByLabel('Password', { exact: true }).fill('Reef1234')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL('**/training/dashboard')
  })
})
