import type { Queryable } from '../database/index.ts'

/** A database of the version before has no place for it. */
export async function noteBackup(db: Queryable): Promise<void> {
  const [found] = await db.query<{ exists: boolean }>(
    "select to_regclass('public.backup_taken') is not null as exists",
  )
  if (!found?.exists) return
  await db.query(
    'insert into backup_taken (at) values (now()) on conflict (only_row) do update set at = excluded.at',
  )
}

export async function findLastBackup(db: Queryable): Promise<Date | undefined> {
  const [row] = await db.query<{ at: Date }>('select at from backup_taken')
  return row?.at
}
