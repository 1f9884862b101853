import { BYPASSED_CODE } from '@fathom/domain/account'
import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../../apps/server/src/platform/demo.ts'

export type NewPerson = { email: string; password: string }

let count = 0

/** Someone whom no other journey knows, for what changes an account for good. */
export async function signUp(page: Page, to: string): Promise<NewPerson> {
  count += 1
  const person = { email: `kai.${process.pid}.${count}@fathom.test`, password: DEMO_PASSWORD }
  await page.goto(
    `/api/auth/session/sign-in?${new URLSearchParams({ returnTo: to, lang: 'en-US', type: 'diver' })}`,
  )
  await page.getByLabel('Given name').fill('Kai')
  await page.getByLabel('Family name').fill('Olsen')
  await page.getByLabel('Date of birth').fill('1990-04-01')
  await page.getByLabel('E-mail', { exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Send the code' }).click()
  await page.getByLabel('Six-digit code').fill(BYPASSED_CODE)
  await page.getByRole('button', { name: 'Make the account' }).click()
  await page.waitForURL((url) => url.pathname === to)
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  return person
}

/** Signs in whoever signed up before, on a page of any device. */
export async function signInAgain(page: Page, { email, password }: NewPerson, to: string) {
  await page.goto(`/api/auth/session/sign-in?${new URLSearchParams({ returnTo: to, lang: 'en-US' })}`)
  await fillIn(page, { email, password })
  await page.waitForURL((url) => url.pathname === to)
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
}

export async function fillIn(page: Page, { email, password }: NewPerson) {
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
