import type { Queryable } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { NewestForms } from '../forms/index.ts'
import type { Notify } from '../notifications/index.ts'
import type { PublishEnrolment } from '../training/index.ts'

/** What Discover Scuba Diving needs from other modules. */
export type DsdDeps = Pick<Platform, 'db' | 'clock' | 'jobs' | 'live' | 'files' | 'log'> & {
  notify: Notify
  publish: PublishEnrolment
  findNewestForms: (db: Queryable, affiliateId: number, now: Date) => Promise<NewestForms>
}
