import type { DiveLogWire } from '@fathom/contract/logbook'
import type { LogbookDeps } from '../logbook.deps.ts'
import { asSigned, stateOfSeal } from './check-seal.ts'
import { findSeal, listPhotoHashes } from './seal.store.ts'
import { contentHashOf, type Seal } from './seal.ts'

type DiveCode = { text: string; content_hash: string }

/**
 * TS-15: the code by which anyone can check a verified dive offline. A dive whose seal is broken has none: we
 * sign only what the instructor verified, for whom they verified it.
 */
export async function diveCodeOf(deps: LogbookDeps, doc: DiveLogWire): Promise<DiveCode | null> {
  if (doc.status !== 'Verified') return null
  return (await stateOfSeal(deps.db, deps.secrets, doc)) === 'intact' ? codeOfIntact(deps, doc) : null
}

/** The same for a dive whose seal was found intact. */
export async function codeOfIntact(deps: LogbookDeps, doc: DiveLogWire): Promise<DiveCode | null> {
  const { verification, dive_date, depth_time } = doc
  if (doc.status !== 'Verified' || !verification || !dive_date) return null
  const seal = await findSeal(deps.db, doc.affiliate_id, doc.id)
  if (!seal?.diver) return null
  const { diver, isSigned } = await diverOf(deps, doc.affiliate_id, seal)
  const photos = await listPhotoHashes(deps.db, doc.affiliate_id, doc.id)
  const contentHash = contentHashOf(asSigned(doc, seal.signedFor), photos, isSigned ? diver : undefined)
  const text = await deps.db.transaction((tx) =>
    deps.signDive(tx, {
      affiliateId: seal.signedFor,
      logId: doc.id,
      dive: {
        diver,
        title: doc.dive_title,
        place: doc.dive_location,
        date: dive_date,
        maxDepth: depth_time.max_depth ?? 0,
        bottomTime: depth_time.bottom_time ?? 0,
        confirmer: 'instructor',
        confirmedBy: `${verification.name} ${verification.memsys_member_number}`.trim(),
        confirmedOn: verification.timestamp.slice(0, 10),
        contentHash,
      },
    }),
  )
  return { text, content_hash: contentHash }
}

/**
 * The name under which the dive was verified, or the one that staff have confirmed for the person since. Codes
 * of dives from before seals had a name keep their check number.
 */
async function diverOf(
  deps: LogbookDeps,
  affiliateId: number,
  { diver, sealedAt, version }: Seal,
): Promise<{ diver: string; isSigned: boolean }> {
  const confirmed = await deps.findConfirmedName(deps.db, affiliateId)
  if (confirmed && confirmed.confirmedAt > sealedAt && confirmed.name !== diver)
    return { diver: confirmed.name, isSigned: true }
  return { diver, isSigned: version > 1 }
}
