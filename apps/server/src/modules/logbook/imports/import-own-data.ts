import type { Queryable } from '../../../platform/database/index.ts'
import type { OwnFile } from '../../../platform/own-data.ts'
import type { LogbookDeps } from '../logbook.deps.ts'

const DAY_MS = 86_400_000
const PREVIEW_DAYS = 7
const UNDONE_DAYS = 30

/** The files that a person brought, and when. They hold the profiles, so those aren't listed again. */
export const listOwnImports = (db: Queryable, affiliateId: number) =>
  db.query(
    `select f.name, i.created_at as "createdAt", i.accepted_at as "updatedAt", i.undone_at as "deletedAt"
     from dive_import i
     join dive_import_file f on f.affiliate_id = i.affiliate_id and f.import_id = i.id
     where i.affiliate_id = $1 and i.status <> 'reading' order by i.created_at, i.id, f.position`,
    [affiliateId],
  )

export async function listOriginals(db: Queryable, affiliateId: number): Promise<OwnFile[]> {
  const rows = await db.query<{ id: string; position: number; name: string; key: string }>(
    `select import_id as id, position, name, file_key as key from dive_import_file
     where affiliate_id = $1 order by import_id, position`,
    [affiliateId],
  )
  return rows.map(({ id, position, name, key }) => ({ id: `${id}-${position}`, name: `${id}-${name}`, key }))
}

/** Returns the keys of the files, to be deleted once the transaction is through. */
export async function forgetImports(tx: Queryable, affiliateId: number): Promise<readonly string[]> {
  const files = await tx.query<{ key: string }>(
    'select file_key as key from dive_import_file where affiliate_id = $1',
    [affiliateId],
  )
  await tx.query('delete from dive_import where affiliate_id = $1', [affiliateId])
  await tx.query('delete from dive_profile where affiliate_id = $1', [affiliateId])
  await tx.query('delete from dive_csv_mapping where affiliate_id = $1', [affiliateId])
  return files.map(({ key }) => key)
}

/** Drops previews that nobody accepted, imports that were undone, and profiles of dives that are gone. */
export async function cleanUpImports({
  db,
  clock,
  files,
}: Pick<LogbookDeps, 'db' | 'clock' | 'files'>): Promise<void> {
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY_MS)
  const dropped = await db.query<{ key: string }>(
    `with gone as (
       delete from dive_import
       where (status in ('reading', 'preview') and created_at < $1) or (status = 'undone' and undone_at < $2)
       returning affiliate_id, id
     ), profiles as (
       delete from dive_profile p using gone
       where p.affiliate_id = gone.affiliate_id and p.import_id = gone.id and p.log_id is null
     )
     select f.file_key as key from gone
     join dive_import_file f on f.affiliate_id = gone.affiliate_id and f.import_id = gone.id`,
    [before(PREVIEW_DAYS), before(UNDONE_DAYS)],
  )
  await db.query(
    `delete from dive_profile p where log_id is not null
     and not exists (select from dive_log l where l.affiliate_id = p.affiliate_id and l.id = p.log_id)`,
  )
  for (const { key } of dropped) await files.delete(key)
}
