import { demoCodeIn } from '@fathom/testing/forms'
import type { BrowserContext, Page } from '@playwright/test'
import { DEMO_PASSWORD, type DemoPersonName, emailOf } from '../../apps/server/src/platform/demo.ts'
import { accountPages, openScreen, signInPath } from './account-pages.ts'

export type Credentials = { email: string; password: string }

const credentialsOf = (name: DemoPersonName): Credentials => ({
  email: emailOf({ name }),
  password: DEMO_PASSWORD,
})

/** Fills in the current sign-in page, however we got here. */
export async function fillIn(page: Page, { email, password }: Credentials) {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

export const fillSignIn = (page: Page, person: DemoPersonName) => fillIn(page, credentialsOf(person))

async function sendSignIn(page: Page, credentials: Credentials, to: string) {
  const account = await accountPages(page)
  const entered = await account.send(await account.open(signInPath(to)), credentials)
  const code = demoCodeIn(entered.html)
  if (code) await account.send(entered, { code })
}

/** Signs in with an existing account, on a page of any device, and opens the screen. */
export async function signInWith(page: Page, credentials: Credentials, to: string) {
  await sendSignIn(page, credentials, to)
  await openScreen(page, to)
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

/** The sessions that journeys of this worker have started; each worker has its own server. */
const sessions = new Map<DemoPersonName, Cookies>()

/** Another journey may have ended the session, and a journey may run its own server. */
async function isSignedIn(page: Page): Promise<boolean> {
  const headers = { 'sec-fetch-site': 'same-origin' }
  return (await page.request.post('/api/auth/session/refresh', { headers })).ok()
}

/**
 * Signs in without opening a screen. Journeys share one session per person, because each sign-in costs a
 * password hash and nine requests; journeys about sessions use `signInAfresh`.
 */
export async function signInUnseen(page: Page, person: DemoPersonName) {
  const context = page.context()
  const stored = sessions.get(person)
  if (stored) {
    await context.addCookies(stored)
    if (await isSignedIn(page)) return
    await context.clearCookies()
  }
  await sendSignIn(page, credentialsOf(person), '/training/dashboard')
  sessions.set(person, await context.cookies())
}

export async function signInAs(page: Page, person: DemoPersonName, to = '/training/dashboard') {
  await signInUnseen(page, person)
  await openScreen(page, to)
}

/** Starts a new session, like a person on another device. */
export const signInAfresh = (page: Page, person: DemoPersonName, to = '/training/dashboard') =>
  signInWith(page, credentialsOf(person), to)
