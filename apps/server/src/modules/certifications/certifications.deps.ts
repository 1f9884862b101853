import type { MailingAddressWire } from '@fathom/contract/profile'
import type { NewNotification } from '@fathom/domain/notifications'
import type { AddressDraft } from '@fathom/domain/profile'
import type { User } from '@fathom/domain/session'
import type { Prices } from '@fathom/domain/shop'
import type { Locale } from '@fathom/domain/translations'
import type { Queryable } from '../../platform/database/index.ts'
import type { PublishOutside } from '../../platform/outside-events.ts'
import type { Platform } from '../../platform/platform.ts'
import type { QueuePort } from '../../platform/queues.ts'
import type { CardFacts } from '../trust/index.ts'

type PersonKnown = {
  givenName: string
  middleName: string
  familyName: string
  birthdate: string
  language: Locale
}

/** What the module needs from other modules. */
export type CertificationsPorts = {
  /** The office's queues of photos, names and orders. */
  queues: QueuePort
  /** Tells other systems what happened. */
  publish: PublishOutside<'certification.issued' | 'certification.revoked'>
  /** Notifies a person, in the transaction of the action. */
  notify: (tx: Queryable, affiliateId: number, notification: NewNotification) => Promise<void>
  findPerson: (db: Queryable, affiliateId: number) => Promise<PersonKnown | undefined>
  /** TS-05: the latest day on which each may have been born, or empty; unknown people are omitted. */
  listBirthDates: (db: Queryable, affiliateIds: readonly number[]) => Promise<ReadonlyMap<number, string>>
  /** The age at which a course can be started, by its package; 0 for any. */
  listMinimumAges: (db: Queryable) => Promise<ReadonlyMap<string, number>>
  /** RO-05: whether the caller, or one of their stores, teaches this person. */
  doesTeach: (db: Queryable, caller: User, affiliateId: number) => Promise<boolean>
  /** What cards and their shipping cost now. */
  prices: Pick<Prices, 'of' | 'single'>
  isClubMember: (db: Queryable, affiliateId: number, now: Date) => Promise<boolean>
  findMailingAddress: (db: Queryable, affiliateId: number) => Promise<MailingAddressWire | null>
  /** Throws when mail can't be sent to this address. */
  checkAddress: (draft: AddressDraft) => Promise<MailingAddressWire>
  sign: (
    tx: Queryable,
    card: CardFacts,
  ) => Promise<{ qr: string; faceQr?: string | undefined; keyId: string }>
  revokeSigned: (tx: Queryable, id: string, reason: string) => Promise<void>
  /** Withdraws the code of a card that goes on; its next one gets another place in the lists. */
  replaceSigned: (tx: Queryable, id: string, reason: string) => Promise<void>
  /** The same for the codes of all verified dives of the person. */
  replaceSignedDives: (tx: Queryable, affiliateId: number, reason: string) => Promise<void>
}

export type CertificationsDeps = Pick<Platform, 'config' | 'db' | 'clock' | 'files' | 'log' | 'secrets'> &
  CertificationsPorts

export const todayOf = ({ clock }: Pick<Platform, 'clock'>): string => clock.now().toISOString().slice(0, 10)
