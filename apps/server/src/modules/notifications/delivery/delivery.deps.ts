import type { Locale } from '@fathom/domain/translations'
import type { Platform } from '../../../platform/platform.ts'

export type Recipient = { affiliateId: number; globalUuid: string; email: string; language: Locale }

/** The purposes of mail that need consent; account security mail needs none. */
export type MailPurpose = 'notifications' | 'digest'

type UnsubscribeWays = { url: string; headers: Readonly<Record<string, string>> }

/** What other modules know. They're above this one, so the app injects them. */
export type DeliveryPorts = {
  /** Undefined if there is no recipient, or the account is being deleted. */
  findRecipient(affiliateId: number): Promise<Recipient | undefined>
  mayMail(affiliateId: number, purpose: MailPurpose): Promise<boolean>
  unsubscribeLinks(recipient: Recipient, purpose: MailPurpose, language: Locale): UnsubscribeWays
  /** People who want the daily summary, ordered by number. */
  listDigestReaders(after: number, limit: number): Promise<number[]>
  /** The session of the browser that sends this cookie, if it's signed in as this person. */
  findSessionId(cookie: string | undefined, affiliateId: number): Promise<string | undefined>
  listSessions(affiliateId: number): Promise<readonly { id: string; lastSeenAt: Date }[]>
  /** The people with an open page in this process. */
  listPresent(): Iterable<number>
}

export type DeliveryDeps = Pick<
  Platform,
  'config' | 'db' | 'jobs' | 'mail' | 'secrets' | 'clock' | 'log' | 'drain'
> & { ports: DeliveryPorts }
