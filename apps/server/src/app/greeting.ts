import { DEMO_AUTHENTICATOR_KEY, DEMO_PASSWORD, emailOf } from '../platform/demo.ts'
import { DEMO_PEOPLE } from './demo/people.ts'
import type { Server } from './start.ts'

/** What a developer at the terminal needs to know once the server is ready. */
export function greeting(
  { url, platform: { config } }: Pick<Server, 'url' | 'platform'>,
  ms: number,
): string[] {
  const ready = `Fathom ${config.version} is ready at ${url} (${(ms / 1000).toFixed(1)} s)`
  // An outside provider doesn't know our demo people.
  if (!config.demo || config.oidc.issuer) return [ready]
  const people = DEMO_PEOPLE.map((person) => `  ${emailOf(person)}`)
  const officeCode = `The office asks staff for a code: the key for an authenticator app is ${DEMO_AUTHENTICATOR_KEY}`
  return [
    ready,
    `Sign in as one of these people, each with the password ${DEMO_PASSWORD}:`,
    ...people,
    officeCode,
  ]
}
