import type { Queryable } from '../database/index.ts'

/** Work that failed and isn't tried again, by its name. */
export async function listFailedJobs(db: Queryable): Promise<{ name: string; count: number; last: Date }[]> {
  return db.query<{ name: string; count: number; last: Date }>(
    `select name, count(*)::int as count, max(completed_on) as last from jobs.job
     where state = 'failed' and completed_on is not null group by name order by name`,
  )
}
