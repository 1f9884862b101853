import type { DiveLogWire, Seal as SealState } from '@fathom/contract/logbook'
import type { Queryable } from '../../../platform/database/index.ts'
import type { SecretBox } from '../../../platform/secret-box.ts'
import { findNeighbours, findSeal, insertSeal, listPhotoHashes, lockLastSeal } from './seal.store.ts'
import { isSealIntact, makeSeal, traceOf } from './seal.ts'

/** Freezes a log that was just verified. */
export async function sealLog(
  tx: Queryable,
  secrets: SecretBox,
  doc: DiveLogWire,
  sealedAt: Date,
): Promise<void> {
  const last = await lockLastSeal(tx, doc.affiliate_id)
  const photos = await listPhotoHashes(tx, doc.affiliate_id, doc.id)
  const place = { number: (last?.number ?? 0) + 1, previous: last ? traceOf(last) : '', sealedAt }
  await insertSeal(tx, doc.affiliate_id, doc.id, makeSeal(secrets, { doc, photos, ...place }))
}

/**
 * Whether a verified log is still what was verified. A log with a seal that no longer calls itself verified is as
 * broken as one that calls itself verified without a seal, and a seal whose neighbour is gone as one that was changed.
 */
export async function stateOfSeal(
  db: Queryable,
  secrets: SecretBox,
  doc: DiveLogWire,
): Promise<SealState | null> {
  const seal = await findSeal(db, doc.affiliate_id, doc.id)
  if (!seal) return doc.status === 'Verified' ? 'broken' : null
  const photos = await listPhotoHashes(db, doc.affiliate_id, doc.id)
  const [row] = await db.query<{ same: boolean }>(
    `select status = $3 and log_type = $4 and max_depth is not distinct from $5 and bottom_time is not distinct from $6
       and dive_date is not distinct from $7::date as same
     from dive_log where affiliate_id = $1 and id = $2 and deleted_at is null`,
    [
      ...[doc.affiliate_id, doc.id, doc.status, doc.log_type],
      ...[doc.depth_time.max_depth, doc.depth_time.bottom_time, doc.dive_date],
    ],
  )
  const { before, after } = await findNeighbours(db, doc.affiliate_id, seal.number)
  const isChained =
    (seal.number === 1 ? seal.previous === '' : before !== undefined && traceOf(before) === seal.previous) &&
    (!after || after.previous === traceOf(seal))
  const isIntact = isChained && row?.same === true && isSealIntact(secrets, { doc, photos, ...seal }, seal)
  return isIntact ? 'intact' : 'broken'
}
