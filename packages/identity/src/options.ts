import type { Locale } from '@fathom/domain/translations'
import type {
  Accounts,
  Clients,
  Demo,
  IdentityDatabase,
  Log,
  Mailer,
  Outbox,
  Passkeys,
  RateLimit,
  SecondFactor,
  SecretBox,
  SecurityLog,
} from './ports.ts'

export type IdentityClient = {
  id: string
  secret: string
  redirectUri: string
  postLogoutRedirectUri: string
}

export type Notice = { text: string; locale: Locale }

export type IdentityOptions = {
  /** The host and scheme of every address come from here, never from a header. */
  publicUrl: URL
  /**
   * Not the server's own pool: a caller that waits for the provider may hold a connection of that one in the
   * meantime.
   */
  database: IdentityDatabase
  client: IdentityClient
  /** Cookie keys: the first one signs, all of them verify. */
  cookieKeys: readonly string[]
  accounts: Accounts
  clients: Clients
  passkeys: Passkeys
  secondFactor: SecondFactor
  mailer: Mailer
  rateLimit: RateLimit
  secrets: SecretBox
  securityLog: SecurityLog
  log: Log
  now: () => Date
  /** Where a person can start to sign in again, for pages without a sign-in in progress. */
  startUrl: string
  /** The notice that everyone sees at the moment, such as maintenance (OF-08). */
  notice?: ((locale: Locale) => Notice | null) | undefined
  /** Accepts 000000 instead of a mailed code (CO-04). */
  isCodeBypassed: boolean
  demo?: Demo | undefined
  outbox?: Outbox | undefined
  idTokenSeconds?: number
}

export const MOUNT = '/accounts'
