import type { Queryable } from '../../platform/database/index.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { DEMO_PEOPLE } from './people.ts'

const DEMO_LOCK = 7_301_847

/**
 * Seeds the demo world on an empty database, once, even when several processes start together; refreshes what
 * ages.
 */
export async function fillDemo(
  { db }: Pick<Platform, 'db'>,
  modules: readonly Module[],
  hasPeople: (tx: Queryable) => Promise<boolean>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [DEMO_LOCK])
    if (!(await hasPeople(tx))) {
      for (const person of DEMO_PEOPLE) for (const module of modules) await module.demo?.(tx, person)
      await tx.query('insert into demo_world default values')
    }
    const isDemoWorld = (await tx.query('select from demo_world')).length > 0
    if (isDemoWorld)
      for (const person of DEMO_PEOPLE) for (const module of modules) await module.renewDemo?.(tx, person)
  })
}
