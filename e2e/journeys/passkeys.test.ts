import type { Page } from '@playwright/test'
import { addAuthenticator } from '../support/authenticator.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { fillSignIn } from '../support/sign-in.ts'
import { show } from '../support/variants.ts'

const SIGN_IN = '/api/auth/session/sign-in?lang='

/** Does what the settings do when a person adds a passkey. */
async function addPasskey(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const refreshed = await fetch('/api/auth/session/refresh', { method: 'POST' })
    const { idToken } = await refreshed.json()
    const headers = { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' }
    const answer = await fetch('/api/auth/passkeys/options', { method: 'POST', headers, body: '{}' })
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await answer.json())
    const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential
    const body = JSON.stringify({ name: 'Boat phone', response: made.toJSON() })
    return (await fetch('/api/auth/passkeys', { method: 'POST', headers, body })).status
  })
}

test('a person without a passkey on this device gets a message, adds one, and signs in with it', async ({
  page,
}) => {
  await show(page, { size: 'phone' })
  await addAuthenticator(page)
  await page.goto(`${SIGN_IN}en-US`)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'We couldn’t use your passkey. Try again, or sign in with your password.',
  )
  await expectNoAxeViolations(page)
  await fillSignIn(page, 'diver')
  await page.waitForURL('**/training/dashboard')
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  expect(await addPasskey(page)).toBe(200)
  await page.context().clearCookies()
  await page.goto(`${SIGN_IN}ar-SA`)
  const button = page.locator('#passkey button')
  await expect(button).toBeVisible()
  await expectNoAxeViolations(page)
  await button.click()
  await page.waitForURL('**/training/dashboard')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('Mara')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no passkey button, and the password signs in', async ({ page }) => {
    await page.goto(`${SIGN_IN}en-US`)
    await expect(page.locator('#passkey')).toBeHidden()
    await page.getByLabel('Email', { exact: true }).fill('diver@fathom.test')
    await page.getByLabel('Password', { exact: true }).fill('Reef1234')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL('**/training/dashboard')
  })
})
