import type { Queryable } from '../database/index.ts'

type JobCount = { name: string; due: number; retrying: number; oldestSeconds: number }

/** What waits, by the name of the job. The queue has an index for just these states. */
export const countJobs = (db: Queryable): Promise<JobCount[]> =>
  db.query<JobCount>(
    `select name,
       (count(*) filter (where state = 'created'))::int as due,
       (count(*) filter (where state = 'retry'))::int as retrying,
       coalesce(extract(epoch from now() - min(case when state = 'created' then start_after else created_on end)), 0)::float8
         as "oldestSeconds"
     from jobs.job
     where state < 'active' and (state = 'retry' or start_after <= now())
     group by name order by name`,
  )
