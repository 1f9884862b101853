import type { Page } from '@playwright/test'
import { DEMO_PASSWORD, type DemoPersonName, emailOf } from '../../apps/server/src/platform/demo.ts'

/** Fills the sign-in page that stands before us, whoever led us here. */
export async function fillSignIn(page: Page, person: DemoPersonName) {
  await page.getByLabel('E-mail', { exact: true }).fill(emailOf({ name: person }))
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

export async function signInAs(page: Page, person: DemoPersonName, to = '/training/dashboard') {
  const query = new URLSearchParams({ returnTo: to, lang: 'en-US' })
  await page.goto(`/api/auth/session/sign-in?${query}`)
  await fillSignIn(page, person)
  await page.waitForURL((url) => url.pathname + url.search === to)
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
}
