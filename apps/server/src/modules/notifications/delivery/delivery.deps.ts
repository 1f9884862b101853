import type { Locale } from '@fathom/domain/translations'
import type { Platform } from '../../../platform/platform.ts'

export type Recipient = { affiliateId: number; globalUuid: string; email: string; language: Locale }

/** What a mail may be about, besides the safety of the account, which needs no yes. */
export type MailPurpose = 'notifications' | 'digest'

type UnsubscribeWays = { url: string; headers: Readonly<Record<string, string>> }

/** What other rooms know. They stand above this one, so the house introduces them. */
export type DeliveryPorts = {
  /** Undefined when there is nobody to write to, or they are leaving. */
  findRecipient(affiliateId: number): Promise<Recipient | undefined>
  mayMail(affiliateId: number, purpose: MailPurpose): Promise<boolean>
  unsubscribeLinks(recipient: Recipient, purpose: MailPurpose, language: Locale): UnsubscribeWays
  /** Who wants the daily summary, in the order of their numbers. */
  listDigestReaders(after: number, limit: number): Promise<number[]>
  /** The browser that sends this cookie, when it is signed in as this person. */
  findSessionId(cookie: string | undefined, affiliateId: number): Promise<string | undefined>
  listSessions(affiliateId: number): Promise<readonly { id: string; lastSeenAt: Date }[]>
  /** Who has an open page in this process. */
  listPresent(): Iterable<number>
}

export type DeliveryDeps = Pick<
  Platform,
  'config' | 'db' | 'jobs' | 'mail' | 'secrets' | 'clock' | 'log' | 'drain'
> & { ports: DeliveryPorts }
