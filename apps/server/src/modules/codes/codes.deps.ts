import type { Told } from '@fathom/domain/notifications'
import type { Locale } from '@fathom/domain/translations'
import type { Queryable } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'

type CodeCourse = { packageId: string; title: string; specialtyOf: string | null }

type Enrolled = { enrolmentId: string; packageId: string; title: string }
type Enrolling = {
  affiliateId: number
  packageId: string
  storeNumber: number | null
  culture: string
  now: Date
}

/** What codes need of the rooms around them. */
export type CodesPorts = {
  notify: (tx: Queryable, affiliateId: number, told: Told) => Promise<void>
  listCourses: (
    db: Queryable,
    culture: string,
    packageIds: readonly string[],
  ) => Promise<readonly CodeCourse[]>
  enrol: (tx: Queryable, wish: Enrolling) => Promise<Enrolled | 'no-course' | 'already-have'>
  /** False when the course is not under way. */
  chooseStore: (
    tx: Queryable,
    affiliateId: number,
    packageId: string,
    storeNumber: number,
  ) => Promise<boolean>
  /** Answers the last day that is paid for. */
  applyClubCode: (tx: Queryable, affiliateId: number, paid: { code: string; now: Date }) => Promise<string>
  /** Who has an address, and the language in which they want to be written to. */
  findByAddress: (email: string) => Promise<{ affiliateId: number; language: Locale } | undefined>
  /** In which somebody wants to be written to; undefined when they are gone. */
  findLanguage: (db: Queryable, affiliateId: number) => Promise<Locale | undefined>
  listNames: (affiliateIds: readonly number[]) => Promise<ReadonlyMap<number, string>>
}

export type CodesDeps = Pick<
  Platform,
  'db' | 'clock' | 'config' | 'jobs' | 'live' | 'mail' | 'secrets' | 'log'
> &
  CodesPorts
