import type { Queryable } from '../../platform/database/index.ts'
import type { Module } from '../../platform/module.ts'
import { listEnrolments } from './enrolments/enrolment.store.ts'
import { listEntitlements } from './training.store.ts'

/** What was learned is a training record: it stays, under the number, without what a lesson kept for its reader. */
export const trainingOwnData: Pick<Module, 'ownData' | 'forgetPerson'> = {
  ownData: async (db, affiliateId) => ({
    entitlements: await listEntitlements(db, affiliateId),
    enrolments: await listEnrolments(db, affiliateId),
    attempts: await listOwnAttempts(db, affiliateId),
  }),
  forgetPerson: async (tx, affiliateId) => {
    await tx.query(
      `update course_attempt set state = null, place = null, sitting = null, sittings = '{}', answers = '[]'
       where affiliate_id = $1`,
      [affiliateId],
    )
  },
}

/** Everything that was answered, without what only the program of a lesson can read. */
function listOwnAttempts(db: Queryable, affiliateId: number) {
  return db.query(
    `select enrolment_id as "enrolmentId", activity_id as activity, number, status, score, seconds, place, progress,
       started_at as "startedAt", updated_at as "updatedAt", ended_at as "endedAt", answers
     from course_attempt where affiliate_id = $1 order by started_at, id`,
    [affiliateId],
  )
}
