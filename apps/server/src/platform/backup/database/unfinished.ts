import type { Database, Queryable } from '../../database/index.ts'
import { StartProblem } from '../../start-problem.ts'
import { SCHEMAS } from './list-tables.ts'

/** Exists from the first to the last step of a restore. */
const MARK = 'unfinished_restore'

export const markUnfinished = (db: Queryable) =>
  db.query(`create table ${MARK} (began_at timestamptz not null default now())`)

export const markFinished = (db: Queryable) => db.query(`drop table ${MARK}`)

async function isUnfinished(db: Queryable): Promise<boolean> {
  const [row] = await db.query<{ found: boolean }>(
    `select to_regclass('public.${MARK}') is not null as found`,
  )
  return row?.found ?? false
}

/** What a restore left half done must not be served. */
export async function refuseUnfinished(db: Queryable): Promise<void> {
  if (await isUnfinished(db))
    throw new StartProblem('A restore into this database did not finish: run npm run restore again')
}

/**
 * Refuses a database with tables. Those of a restore that didn't finish are dropped: it began in an empty
 * database, and no server starts on them.
 */
export async function emptied(db: Database): Promise<void> {
  if (await isUnfinished(db)) {
    await db.query(`drop schema if exists ${SCHEMAS.join(', ')} cascade`)
    await db.query('create schema public')
    return
  }
  const [row] = await db.query<{ tables: number }>(
    `select count(*)::int as tables from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_'
       and c.relkind in ('r', 'p', 'v', 'm', 'S') and not exists (
         select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`,
  )
  if (row?.tables)
    throw new StartProblem('The database is not empty: restore into a new one, and nothing is overwritten')
}
