import { type CountedPeriod, countByStep, type Queryable } from '../../platform/database/index.ts'

/** Deleted accounts count too: the people did sign up. */
export const countSignUps = (db: Queryable, period: CountedPeriod) =>
  countByStep(db, period, { table: 'account', at: 'created_at' })
