import { type CountedPeriod, countByStep, type Queryable } from '../../../platform/database/index.ts'

/** How many open applications were submitted so many whole days ago. */
export function countAges(db: Queryable, now: Date): Promise<{ days: number; applications: number }[]> {
  return db.query(
    `select greatest(0, floor(extract(epoch from $1 - submitted_at) / 86400))::int as days, count(*)::int as applications
     from application
     where submitted_at is not null and status not in ('Draft', 'Canceled', 'Complete')
     group by 1`,
    [now],
  )
}

export const countSubmitted = (db: Queryable, period: CountedPeriod) =>
  countByStep(db, period, { table: 'application', at: 'submitted_at' })
