import type { NewNotification } from '@fathom/domain/notifications'
import type { Locale } from '@fathom/domain/translations'
import type { Queryable } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { SessionModule } from '../session/index.ts'

type CodeCourse = { packageId: string; title: string; specialtyOf: string | null }

type Enrolled = { enrolmentId: string; packageId: string; title: string }
type Enrolling = {
  affiliateId: number
  packageId: string
  storeNumber: number | null
  culture: string
  now: Date
}

/** What codes need from other modules. */
export type CodesPorts = {
  notify: (tx: Queryable, affiliateId: number, notification: NewNotification) => Promise<void>
  listCourses: (
    db: Queryable,
    culture: string,
    packageIds: readonly string[],
  ) => Promise<readonly CodeCourse[]>
  enrol: (tx: Queryable, enrolling: Enrolling) => Promise<Enrolled | 'no-course' | 'already-have'>
  /** False when the course isn't in progress. */
  chooseStore: (
    tx: Queryable,
    affiliateId: number,
    packageId: string,
    storeNumber: number,
  ) => Promise<boolean>
  /** Returns the last paid day. */
  applyClubCode: (tx: Queryable, affiliateId: number, paid: { code: string; now: Date }) => Promise<string>
  /** The person with this address, and their preferred language for email. */
  findByAddress: (email: string) => Promise<{ affiliateId: number; language: Locale } | undefined>
  /** A person's preferred language for email; undefined when they no longer exist. */
  findLanguage: (db: Queryable, affiliateId: number) => Promise<Locale | undefined>
  listNames: (affiliateIds: readonly number[]) => Promise<ReadonlyMap<number, string>>
}

export type CodesDeps = Pick<
  Platform,
  'db' | 'clock' | 'config' | 'jobs' | 'live' | 'mail' | 'secrets' | 'log'
> &
  Pick<SessionModule, 'mustBeFresh'> &
  CodesPorts
