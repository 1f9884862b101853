import type { Accounts, Demo, Log, Mailer, Outbox, Passkeys, RateLimit, SecretBox } from './ports.ts'

export type IdentityClient = {
  id: string
  secret: string
  redirectUri: string
  postLogoutRedirectUri: string
}

export type IdentityOptions = {
  /** Host and scheme of every address come from here, never from a header. */
  publicUrl: URL
  databaseUrl: string
  client: IdentityClient
  /** Signs the cookies; the first one signs, all of them verify. */
  cookieKeys: readonly string[]
  accounts: Accounts
  passkeys: Passkeys
  mailer: Mailer
  rateLimit: RateLimit
  secrets: SecretBox
  log: Log
  now: () => Date
  /** Where a person begins to sign in again, for pages without a sign-in under way. */
  startUrl: string
  /** 000000 instead of a mailed code (CO-04). */
  isCodeBypassed: boolean
  demo?: Demo | undefined
  outbox?: Outbox | undefined
  idTokenSeconds?: number
}

export const MOUNT = '/accounts'
