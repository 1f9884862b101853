import type { Queryable } from '../database/index.ts'

/** `target` is what the file is for, such as a dive; the client created `id`. */
export type UploadKey = { kind: string; affiliateId: number; target: string; id: string }

export type UploadRow = UploadKey & { name: string; folder: string; size: number; received: number }

const FIELDS = `kind, affiliate_id::float8 as "affiliateId", target, id, name, folder, size, received`
const BY_KEY = 'kind = $1 and affiliate_id = $2 and target = $3 and id = $4'
const keyOf = ({ kind, affiliateId, target, id }: UploadKey) => [kind, affiliateId, target, id]

/** Begins by the same person wait for each other, so that none of them exceeds the limits. */
export async function lockUploadsOf(tx: Queryable, affiliateId: number): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('upload ' || $1::text, 0))`, [affiliateId])
}

/** Two uploads with one id can't be finished at the same time, no matter who began them and whatever they are for. */
export async function lockUploadId(
  tx: Queryable,
  { kind, id }: Pick<UploadKey, 'kind' | 'id'>,
): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('upload id ' || $1 || ' ' || $2, 0))`, [
    kind,
    id,
  ])
}

export async function insertUpload(tx: Queryable, row: Omit<UploadRow, 'received'>, now: Date) {
  await tx.query(
    `insert into upload (kind, affiliate_id, target, id, name, folder, size, active_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [...keyOf(row), row.name, row.folder, row.size, now],
  )
}

export async function findUpload(
  db: Queryable,
  key: UploadKey,
  { lock = false } = {},
): Promise<UploadRow | undefined> {
  const [row] = await db.query<UploadRow>(
    `select ${FIELDS} from upload where ${BY_KEY} ${lock ? 'for update' : ''}`,
    keyOf(key),
  )
  return row
}

export async function countUploads(
  db: Queryable,
  { affiliateId, kind, target }: Omit<UploadKey, 'id'>,
): Promise<{ ofPerson: number; ofTarget: number }> {
  const [row] = await db.query<{ ofPerson: number; ofTarget: number }>(
    `select count(*)::int as "ofPerson",
       (count(*) filter (where kind = $2 and target = $3))::int as "ofTarget"
     from upload where affiliate_id = $1`,
    [affiliateId, kind, target],
  )
  return row ?? { ofPerson: 0, ofTarget: 0 }
}

export async function setReceived(tx: Queryable, key: UploadKey, received: number, now: Date): Promise<void> {
  await tx.query(`update upload set received = $5, active_at = $6 where ${BY_KEY}`, [
    ...keyOf(key),
    received,
    now,
  ])
}

export async function deleteUpload(tx: Queryable, key: UploadKey): Promise<void> {
  await tx.query(`delete from upload where ${BY_KEY}`, keyOf(key))
}

export const deleteUploadsOf = (tx: Queryable, kind: string, affiliateId: number): Promise<UploadRow[]> =>
  tx.query<UploadRow>(`delete from upload where kind = $1 and affiliate_id = $2 returning ${FIELDS}`, [
    kind,
    affiliateId,
  ])

export const deleteIdleOf = (tx: Queryable, affiliateId: number, before: Date): Promise<UploadRow[]> =>
  tx.query<UploadRow>(`delete from upload where affiliate_id = $1 and active_at < $2 returning ${FIELDS}`, [
    affiliateId,
    before,
  ])

export const deleteIdle = (db: Queryable, before: Date): Promise<UploadRow[]> =>
  db.query<UploadRow>(`delete from upload where active_at < $1 returning ${FIELDS}`, [before])
