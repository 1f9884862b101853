import type { DiveLogWire } from '@fathom/contract/logbook'
import type { LogbookDeps } from '../logbook.deps.ts'
import { stateOfSeal } from './check-seal.ts'
import { listPhotoHashes } from './seal.store.ts'
import { contentHashOf } from './seal.ts'

/**
 * TS-15: the code by which anyone can check a verified dive offline. A dive whose seal is broken has none: we
 * sign only what the instructor verified.
 */
export async function diveCodeOf(
  deps: LogbookDeps,
  doc: DiveLogWire,
): Promise<{ text: string; content_hash: string } | null> {
  const { verification, dive_date, depth_time } = doc
  if (doc.status !== 'Verified' || !verification || !dive_date) return null
  if ((await stateOfSeal(deps.db, deps.secrets, doc)) !== 'intact') return null
  const person = await deps.findPerson(doc.affiliate_id)
  const diver = `${person?.givenName ?? ''} ${person?.familyName ?? ''}`.trim()
  if (!diver) return null
  const photos = await listPhotoHashes(deps.db, doc.affiliate_id, doc.id)
  const contentHash = contentHashOf(doc, photos)
  const text = await deps.db.transaction((tx) =>
    deps.signDive(tx, {
      affiliateId: doc.affiliate_id,
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
