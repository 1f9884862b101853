import { demoCodeIn } from '../forms/demo-code.ts'
import { createVisitor, type Visitor } from './visitor.ts'

export type SignedIn = { visitor: Visitor; idToken: string }

const PASSWORD = 'Reef1234'

/** `isPasswordOnly`: leaves the page that asks for a second step, so the session has no rights of staff. */
export type SignInOptions = { isPasswordOnly?: boolean }

/** Goes through the real sign-in: portal → provider → page → callback, then requests the id token. */
export async function signIn(
  url: string,
  person: string,
  { isPasswordOnly = false }: SignInOptions = {},
): Promise<SignedIn> {
  const visitor = createVisitor(url)
  const page = await visitor.open('/api/auth/session/sign-in?returnTo=%2F&lang=en-US')
  const entered = await visitor.submit(page, { email: `${person}@fathom.test`, password: PASSWORD })
  // Staff are asked for a second step, and the page of a demo shows its code (TS-19).
  const code = isPasswordOnly ? undefined : demoCodeIn(entered.html)
  const after = code ? await visitor.submit(entered, { code }) : entered
  const answer = await visitor.fetch('/api/auth/session/refresh', { method: 'POST' })
  if (!answer.ok)
    throw new Error(`${person} is not signed in: ${answer.status}, and the visit ended at ${after.url}`)
  const { idToken } = (await answer.json()) as { idToken: string }
  return { visitor, idToken }
}
