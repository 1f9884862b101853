import type { NewNotification } from '@fathom/domain/notifications'
import type { User } from '@fathom/domain/session'
import type { OfferVerdict, Prices } from '@fathom/domain/shop'
import type { CertifyFacts, Enrolment } from '@fathom/domain/training'
import type { Queryable } from '../../platform/database/index.ts'
import type { PublishOutside } from '../../platform/outside-events.ts'
import type { Platform } from '../../platform/platform.ts'

type PersonKnown = { givenName: string; familyName: string; birthdate: string; language: string }

/** A course dive that an instructor has verified. */
export type VerifiedDive = {
  logId: string
  course: string
  number: number | null
  title: string
  date: string
  location: string
  skills: readonly string[]
  verifiedBy: string
  verifiedByNumber: number | null
  verifiedAt: string
}

/** What other modules know about a person's progress toward a card. */
export type PersonFacts = Omit<CertifyFacts, 'hasStore'>

export type DiveState = {
  affiliateId: number
  course: string
  dive: number
  isVerified: boolean
  /** The logs of it that wait, with the name under which each was sent. */
  waiting: readonly { date: string; name: string }[]
}

/** What training needs from the modules above and below. */
export type TrainingPorts = {
  /** Notifies a person, in the transaction of the action. */
  notify: (tx: Queryable, affiliateId: number, notification: NewNotification) => Promise<void>
  /** Tells other systems what happened. */
  publish: PublishOutside<'enrolment.created' | 'course.completed'>
  /** What courses cost now. */
  prices: Pick<Prices, 'ofCourse'>
  findPerson: (affiliateId: number) => Promise<PersonKnown | undefined>
  /** TS-05: those of these people whose birth date someone has to compare with an identity document. */
  listBirthDatesUnconfirmed: (db: Queryable, affiliateIds: readonly number[]) => Promise<ReadonlySet<number>>
  listNames: (affiliateIds: readonly number[], tx?: Queryable) => Promise<ReadonlyMap<number, string>>
  /** For all these people, in one call. */
  listFacts: (db: Queryable, affiliateIds: readonly number[]) => Promise<ReadonlyMap<number, PersonFacts>>
  /** Whether a session has ended lately; answers from memory. */
  hasEnded: (sid: string) => boolean
  /** LE-09: verifies the logs of these dives that a student sent to the caller under this name; returns how many. */
  verifyDives: (
    caller: User,
    of: { affiliateId: number; name: string; course: string; numbers: readonly number[]; date: string },
  ) => Promise<number>
  /** Which dives of these courses are verified, or wait for this reviewer: on which day, and under which name. */
  listDiveStates: (
    db: Queryable,
    reviewerId: number,
    affiliateIds: readonly number[],
    courses: readonly string[],
  ) => Promise<readonly DiveState[]>
  /** Whether a professional's membership covers this day. True if none is known. */
  wasMemberOn: (db: Queryable, affiliateId: number, day: string) => Promise<boolean>
  /** Refuses unless the caller proved who they are in the last minutes. */
  mustBeFresh: (caller: User, cookie: string | undefined) => Promise<void>
  /** The packages whose certification the person holds. */
  listHeld: (db: Queryable, affiliateId: number) => Promise<ReadonlySet<string>>
  /** SN-02: whether each course may be offered to the person, or why not. */
  loadVerdicts: (
    caller: Pick<User, 'affiliateId' | 'affiliateType'>,
  ) => Promise<(packageId: string) => OfferVerdict>
  listVerifiedDives: (db: Queryable, affiliateId: number) => Promise<readonly VerifiedDive[]>
  /**
   * Called when a person is certified, with the certifier, in the transaction of the action, so that a card
   * can follow.
   */
  certified?: (tx: Queryable, enrolment: Enrolment, certifiedBy: number) => Promise<void>
}

export type TrainingDeps = Pick<
  Platform,
  'db' | 'clock' | 'files' | 'config' | 'log' | 'secrets' | 'live' | 'jobs'
> &
  TrainingPorts

const NO_FORM = { isDone: false, dueOn: null, state: 'missing', request: 'none', since: null } as const

export const NOTHING_KNOWN: PersonFacts = {
  release: NO_FORM,
  medical: NO_FORM,
  verifiedDives: {},
  hasPhoto: false,
}
