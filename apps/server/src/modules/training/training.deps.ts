import type { Told } from '@fathom/domain/notifications'
import type { CertifyFacts, Enrolment } from '@fathom/domain/training'
import type { Queryable } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'

type PersonKnown = { givenName: string; familyName: string; birthdate: string; language: string }

/** A dive of a course that an instructor has verified. */
type VerifiedDive = {
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

/** What other rooms know of somebody's way to a card. */
export type PersonFacts = Omit<CertifyFacts, 'hasStore'>

/** What training needs of its neighbours above and below. */
export type TrainingPorts = {
  /** Tells someone something, in the transaction of the deed. */
  notify: (tx: Queryable, affiliateId: number, told: Told) => Promise<void>
  findPerson: (affiliateId: number) => Promise<PersonKnown | undefined>
  listNames: (affiliateIds: readonly number[]) => Promise<ReadonlyMap<number, string>>
  /** Of everybody who is named, in one go. */
  listFacts: (db: Queryable, affiliateIds: readonly number[]) => Promise<ReadonlyMap<number, PersonFacts>>
  listVerifiedDives: (db: Queryable, affiliateId: number) => Promise<readonly VerifiedDive[]>
  /** Hears of whoever was certified and by whom, in the transaction of the deed, so that a card can follow. */
  certified?: (tx: Queryable, enrolment: Enrolment, certifiedBy: number) => Promise<void>
}

export type TrainingDeps = Pick<Platform, 'db' | 'clock' | 'files' | 'config' | 'log' | 'secrets' | 'live'> &
  TrainingPorts

export const NOTHING_KNOWN: PersonFacts = {
  release: { isDone: false, dueOn: null },
  medical: { isDone: false, dueOn: null },
  verifiedDives: {},
  hasPhoto: false,
}
