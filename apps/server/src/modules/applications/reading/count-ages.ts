import { type CountedPeriod, countByStep, type Queryable } from '../../../platform/database/index.ts'
import { WAITS_FOR_PAYMENT } from './fees-of.ts'

/** For how many open applications the promised days run since so many whole days. They stand still for a payment. */
export function countAges(db: Queryable, now: Date): Promise<{ days: number; applications: number }[]> {
  return db.query(
    `select greatest(0, floor(extract(epoch from $1 - promised_from) / 86400))::int as days, count(*)::int as applications
     from application q
     where promised_from is not null and status not in ('Draft', 'Canceled', 'Complete') and not ${WAITS_FOR_PAYMENT}
     group by 1`,
    [now],
  )
}

export const countSubmitted = (db: Queryable, period: CountedPeriod) =>
  countByStep(db, period, { table: 'application', at: 'submitted_at' })
