import type { NewNotification } from '@fathom/domain/notifications'
import type { User } from '@fathom/domain/session'
import type { Database, Queryable } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { EndedSessions } from './ended/ended-sessions.ts'
import type { Handovers } from './handover/handovers.ts'
import type { SessionCookies } from './sessions/session-cookie.ts'
import type { ProviderClient } from './sign-in/provider-client.ts'

/** Notifies a person, in the transaction of the action. */
export type Notify = (tx: Queryable, affiliateId: number, notification: NewNotification) => Promise<void>

/** What the actions of this module share. */
export type SessionDeps = Pick<
  Platform,
  'config' | 'db' | 'live' | 'secrets' | 'securityLog' | 'clock' | 'log'
> & {
  publicUrl: URL
  provider: ProviderClient
  cookies: SessionCookies
  /** Their bearers are refused. */
  ended: EndedSessions
  /** Their sessions answer only calls for what they were handed over for. */
  handovers: Handovers
  /**
   * For refreshes, which wait for the provider while they lock a row: nothing else should have to wait for
   * them.
   */
  lockDb: Database
  /** The account service's own page after sign-out; undefined with an external provider. */
  signedOutUrl: string | undefined
  /** With an external provider: stores who signed in, so that modules know their name. */
  rememberPerson: ((person: User, isEmailVerified: boolean) => Promise<void>) | undefined
  notify: Notify
  /** The person isn't signed in anywhere any more; in the transaction that ends the last session. */
  signedOut: (tx: Queryable, affiliateId: number) => Promise<void>
}

export const SESSION_SECONDS = 90 * 86_400

export const REFRESH_TOKEN = 'refresh token'
export const ID_TOKEN = 'id token'
export const SIGN_IN_STEP = 'sign-in step'
