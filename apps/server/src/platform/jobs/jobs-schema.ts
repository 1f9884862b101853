import { getConstructionPlans } from 'pg-boss'
import type { Queryable } from '../database/index.ts'
import { SCHEMA } from './create-jobs.ts'

/** The statements that create the queue's empty tables, as this version of the queue has them. */
export const jobsSchema = (): string => getConstructionPlans(SCHEMA)

/** Whether the queue's tables in this database are those of this version. False when there are none. */
export async function hasJobsSchema(db: Queryable): Promise<boolean> {
  const [found] = await db.query<{ exists: boolean }>('select to_regclass($1) is not null as exists', [
    `${SCHEMA}.version`,
  ])
  if (!found?.exists) return false
  const [row] = await db.query<{ version: number }>(`select version from ${SCHEMA}.version`)
  return jobsSchema().includes(`INTO ${SCHEMA}.version(version) VALUES ('${row?.version}')`)
}
