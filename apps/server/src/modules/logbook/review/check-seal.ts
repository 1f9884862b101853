import type { DiveLogWire, Seal as SealState } from '@fathom/contract/logbook'
import type { Queryable } from '../../../platform/database/index.ts'
import type { SecretBox } from '../../../platform/secret-box.ts'
import {
  findEnd,
  findNeighbours,
  findSeal,
  insertSeal,
  listPhotoHashes,
  lockLastSeal,
  saveEnd,
} from './seal.store.ts'
import { isEndIntact, isSealIntact, makeSeal, type Seal, signEnd, traceOf } from './seal.ts'

export async function sealLog(
  tx: Queryable,
  secrets: SecretBox,
  doc: DiveLogWire,
  { diver, sealedAt }: { diver: string; sealedAt: Date },
): Promise<void> {
  const last = await lockLastSeal(tx, doc.affiliate_id)
  const photos = await listPhotoHashes(tx, doc.affiliate_id, doc.id)
  const place = { number: (last?.number ?? 0) + 1, previous: last ? traceOf(last) : '', sealedAt }
  const seal = makeSeal(secrets, { doc, photos, diver, version: 2, ...place })
  await insertSeal(tx, doc.affiliate_id, doc.id, seal)
  const end = { affiliateId: doc.affiliate_id, seals: seal.number, last: traceOf(seal) }
  await saveEnd(tx, doc.affiliate_id, signEnd(secrets, end))
}

/**
 * Whether a verified log is unchanged since verification. It's broken if it has a seal but isn't marked
 * verified, is marked verified without a seal, or has lost a neighbor in the chain.
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
  const signed = asSigned(doc, seal.signedFor)
  const isIntact = row?.same === true && isSealIntact(secrets, { doc: signed, photos, ...seal }, seal)
  return isIntact && (await isChained(db, secrets, seal.signedFor, seal)) ? 'intact' : 'broken'
}

/** The document as it was signed: after accounts were merged, it has another number now. */
export function asSigned(doc: DiveLogWire, signedFor: number): DiveLogWire {
  if (doc.affiliate_id === signedFor) return doc
  const back = (url: string) => url.replace(`affiliateId=${doc.affiliate_id}`, `affiliateId=${signedFor}`)
  const photos = doc.experience.photos.map((photo) => ({
    ...photo,
    url: back(photo.url),
    thumbnail_url: back(photo.thumbnail_url),
  }))
  return { ...doc, affiliate_id: signedFor, experience: { ...doc.experience, photos } }
}

/** Whether the seals on both sides exist, and for the last one whether the chain ends with it. */
async function isChained(
  db: Queryable,
  secrets: SecretBox,
  affiliateId: number,
  seal: Seal,
): Promise<boolean> {
  const { before, after } = await findNeighbours(db, affiliateId, seal.number)
  const end = await findEnd(db, affiliateId)
  if (!end || !isEndIntact(secrets, affiliateId, end)) return false
  const isAfterBefore =
    seal.number === 1 ? seal.previous === '' : before !== undefined && traceOf(before) === seal.previous
  const isBeforeAfter = after
    ? after.previous === traceOf(seal) && end.seals > seal.number
    : end.seals === seal.number && end.last === traceOf(seal)
  return isAfterBefore && isBeforeAfter
}
