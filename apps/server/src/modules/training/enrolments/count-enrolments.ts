import { type CountedPeriod, countByStep, type Queryable } from '../../../platform/database/index.ts'

export const countEnrolments = (db: Queryable, period: CountedPeriod) =>
  countByStep(db, period, { table: 'enrolment', at: 'enrolled_at' })

/** Courses whose student was certified. */
export const countCompletions = (db: Queryable, period: CountedPeriod) =>
  countByStep(db, period, { table: 'enrolment', at: 'certified_at' })
