import type { Page } from '@playwright/test'
import { DEMO_PASSWORD, type DemoPersonName, emailOf } from '../../apps/server/src/platform/demo.ts'
import { accountPages, openScreen, signInPath } from './account-pages.ts'

export type Credentials = { email: string; password: string }

const credentialsOf = (name: DemoPersonName): Credentials => ({
  email: emailOf({ name }),
  password: DEMO_PASSWORD,
})

/** Fills in the current sign-in page, however we got here. */
export async function fillIn(page: Page, { email, password }: Credentials) {
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

export const fillSignIn = (page: Page, person: DemoPersonName) => fillIn(page, credentialsOf(person))

async function sendSignIn(page: Page, credentials: Credentials, to: string) {
  const account = await accountPages(page)
  await account.send(await account.open(signInPath(to)), credentials)
}

/** Signs in with an existing account, on a page of any device, and opens the screen. */
export async function signInWith(page: Page, credentials: Credentials, to: string) {
  await sendSignIn(page, credentials, to)
  await openScreen(page, to)
}

export const signInAs = (page: Page, person: DemoPersonName, to = '/training/dashboard') =>
  signInWith(page, credentialsOf(person), to)

/** Signs in without opening a screen, for calls to the server as this person. */
export const signInUnseen = (page: Page, person: DemoPersonName) =>
  sendSignIn(page, credentialsOf(person), '/training/dashboard')
