import { type CountedPeriod, countByStep, type Queryable } from '../../../platform/database/index.ts'

/** Those that were revoked later count too: they were issued. */
export const countCards = (db: Queryable, period: CountedPeriod) =>
  countByStep(db, period, { table: 'certification', at: 'ecard_issued_at' })
