import type { DiveLogWire } from '@fathom/contract/logbook'
import type { Queryable } from '../../platform/database/index.ts'
import type { StoredPhoto } from './photos/photo.store.ts'

/** Every log of the person, including deleted ones, oldest first. */
export function listAllLogs(db: Queryable, affiliateId: number) {
  return db.query<{ doc: DiveLogWire; deletedAt: Date | null }>(
    `select doc, deleted_at as "deletedAt" from dive_log where affiliate_id = $1
     order by sort_date, start_order, id`,
    [affiliateId],
  )
}

export function listAllChanges(db: Queryable, affiliateId: number) {
  return db.query(
    `select log_id as "logId", version, changed_at as "changedAt", changed_by_name as "changedBy", action, changes
     from dive_log_change where affiliate_id = $1 order by changed_at, id`,
    [affiliateId],
  )
}

export function listOwnSites(db: Queryable, affiliateId: number) {
  return db.query(
    'select name, country, latitude, longitude from dive_site where affiliate_id = $1 order by created_at, id',
    [affiliateId],
  )
}

/** Every photo of the person, including deleted ones, with the day of its dive. */
export function listPhotoDays(db: Queryable, affiliateId: number) {
  return db.query<{ day: string; logId: string; id: string; fileTag: string }>(
    `select l.sort_date::text as day, p.log_id as "logId", p.id, p.file_tag as "fileTag"
     from dive_photo p join dive_log l on l.affiliate_id = p.affiliate_id and l.id = p.log_id
     where p.affiliate_id = $1 order by day, p.log_id, p.position, p.id`,
    [affiliateId],
  )
}

export async function listPhotoPlaces(
  db: Queryable,
  where: string,
  values: readonly unknown[],
): Promise<StoredPhoto[]> {
  const rows = await db.query<{ affiliate_id: string; log_id: string; id: string; file_tag: string }>(
    `select affiliate_id, log_id, id, file_tag from dive_photo where ${where}`,
    values,
  )
  return rows.map(({ affiliate_id, log_id, id, file_tag }) => ({
    affiliateId: Number(affiliate_id),
    logId: log_id,
    id,
    fileTag: file_tag,
  }))
}

/** The verified logs in the order of verification. */
export async function listVerified(db: Queryable, affiliateId: number): Promise<DiveLogWire[]> {
  const rows = await db.query<{ doc: DiveLogWire }>(
    `select l.doc from dive_log l left join dive_log_seal s
       on s.affiliate_id = coalesce(l.sealed_for, l.affiliate_id) and s.log_id = l.id
     where l.affiliate_id = $1 and l.status = 'Verified' and l.deleted_at is null order by s.number, l.id`,
    [affiliateId],
  )
  return rows.map(({ doc }) => doc)
}

export async function deletePersonalRows(tx: Queryable, affiliateId: number): Promise<void> {
  const tables = [
    'dive_log_change',
    'dive_log_seal',
    'dive_log_chain',
    'dive_photo',
    'dive_confirmation',
    'dive_site',
    'unit_setting',
    'logbook_setting',
    'gear_item',
  ]
  for (const table of tables) await tx.query(`delete from ${table} where affiliate_id = $1`, [affiliateId])
  await tx.query(
    `delete from dive_log where affiliate_id = $1 and (status <> 'Verified' or deleted_at is not null)`,
    [affiliateId],
  )
  for (const table of ['dive_log_month', 'dive_log_year'])
    await tx.query(`delete from ${table} where affiliate_id = $1 and logs = 0`, [affiliateId])
}

/** Permanently removes logs and photos that were deleted before this time. */
export async function purgeDeleted(tx: Queryable, before: Date): Promise<void> {
  await tx.query(
    `with gone as (delete from dive_log where deleted_at < $1 returning affiliate_id, id),
       changes as (delete from dive_log_change c using gone where c.affiliate_id = gone.affiliate_id and c.log_id = gone.id),
       confirmations as (delete from dive_confirmation c using gone where c.affiliate_id = gone.affiliate_id and c.log_id = gone.id)
     delete from dive_photo p using gone where p.affiliate_id = gone.affiliate_id and p.log_id = gone.id`,
    [before],
  )
  await tx.query('delete from dive_photo where deleted_at < $1', [before])
}
