import { BYPASSED_CODE } from '@fathom/domain/account'
import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../../apps/server/src/platform/demo.ts'
import { accountPages, openScreen, signInPath } from './account-pages.ts'
import { type Credentials, signInWith } from './sign-in.ts'

export type NewPerson = Credentials

let count = 0

export function someoneNew(): NewPerson {
  count += 1
  return { email: `kai.${process.pid}.${count}@fathom.test`, password: DEMO_PASSWORD }
}

/** Creates a person that no other journey uses, for permanent changes to an account. */
export async function signUp(
  page: Page,
  to: string,
  birthdate = '1990-04-01',
  person = someoneNew(),
): Promise<NewPerson> {
  const account = await accountPages(page)
  const code = await account.send(await account.open(signInPath(to, { type: 'diver' })), {
    type: 'diver',
    givenName: 'Kai',
    familyName: 'Olsen',
    birthdate,
    ...person,
    confirmation: person.password,
  })
  await account.send(code, { code: BYPASSED_CODE })
  await skipTour(page)
  await openScreen(page, to)
  return person
}

/** The tour of a first visit has its own journey. */
async function skipTour(page: Page) {
  const headers = { 'sec-fetch-site': 'same-origin' }
  const refreshed = await page.request.post('/api/auth/session/refresh', { headers })
  const { idToken } = (await refreshed.json()) as { idToken: string }
  const claims = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString())
  const answer = await page.request.put(`/api/preferences/tour/${claims.affiliate_id}`, {
    headers: { authorization: `Bearer ${idToken}` },
  })
  if (!answer.ok()) throw new Error(`the tour was not skipped: ${answer.status()}`)
}

export const signInAgain = signInWith
