import type { CardPhotoWire, photoDecisionWire } from '@fathom/contract/certifications'
import type { User } from '@fathom/domain/session'
import { translatorFor } from '@fathom/locales/node'
import type { z } from 'zod'
import { audit } from '../../../platform/audit/index.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { mustBeAboutOthers } from '../../../platform/staff-rights/index.ts'
import type { CertificationsDeps } from '../certifications.deps.ts'
import { deletePhotoFiles } from './add-card-photo.ts'
import {
  type CardPhotoRow,
  deletePhotos,
  findPhoto,
  lockPhotos,
  type PhotoPlace,
  photoWireOf,
  setDecision,
} from './card-photo.store.ts'
import { faceOfPhoto } from './make-face.ts'

type Decision = z.output<typeof photoDecisionWire>

/**
 * Approves or refuses a photo and notifies its owner. The same decision twice counts once; a different second
 * one is refused.
 */
export async function decidePhoto(
  deps: CertificationsDeps,
  caller: User,
  { id, decision }: { id: string; decision: Decision },
): Promise<CardPhotoWire> {
  const replaced: PhotoPlace[] = []
  const face = decision.decision === 'approved' ? await faceOfWaiting(deps, id) : null
  const decided = await deps.db.transaction(async (tx) => {
    const seen = await findPhoto(tx, id)
    if (!seen) throw new Problem('not-found', 404)
    mustBeAboutOthers(caller.affiliateId, seen.affiliateId)
    await lockPhotos(tx, seen.affiliateId)
    const photo = await findPhoto(tx, id, { lock: true })
    if (!photo) throw new Problem('not-found', 404)
    if (photo.state !== 'waiting') return mustAgree(photo, decision)
    await deps.queues.mustBeFree(tx, caller, { kind: 'photos', id })
    if (decision.decision === 'approved')
      replaced.push(...(await deletePhotos(tx, photo.affiliateId, ['approved'])))
    const after = { ...photo, ...asStored(decision), decidedAt: deps.clock.now() }
    await setDecision(tx, id, { ...after, by: caller.affiliateId, now: after.decidedAt, face })
    await audit(tx, {
      actor: caller.affiliateId,
      action: after.state === 'approved' ? 'photo-approved' : 'photo-refused',
      subject: photo.affiliateId,
      object: { kind: 'photo', id },
      detail: { reason: after.reason, note: after.note },
    })
    await deps.queues.decided(tx, { kind: 'photos', id })
    await notifyOwner(deps, tx, after)
    return after
  })
  await deletePhotoFiles(deps.files, replaced)
  return photoWireOf(decided)
}

/** Made before the transaction, which would otherwise wait for it. */
async function faceOfWaiting(deps: CertificationsDeps, id: string): Promise<Uint8Array | null> {
  const photo = await findPhoto(deps.db, id)
  return (photo?.state === 'waiting' && (await faceOfPhoto(deps, photo))) || null
}

const asStored = ({ decision, reason, note }: Decision) => ({
  state: decision,
  reason: decision === 'refused' ? (reason ?? 'other') : null,
  note: decision === 'refused' ? note : '',
})

function mustAgree(photo: CardPhotoRow, decision: Decision): CardPhotoRow {
  const { state, reason } = asStored(decision)
  if (photo.state === state && photo.reason === reason) return photo
  throw new Problem('already-decided', 409, { extra: { current: photoWireOf(photo) } })
}

async function notifyOwner(
  { notify, findPerson }: CertificationsDeps,
  tx: Queryable,
  { id, affiliateId, reason, note }: CardPhotoRow,
): Promise<void> {
  const common = { url: '/certifications', subject: 'card-photo', key: `photo-decided ${id}` }
  if (reason === null) return notify(tx, affiliateId, { kind: 'photo-approved', values: {}, ...common })
  const { t } = translatorFor((await findPerson(tx, affiliateId))?.language ?? 'en-US')
  const words = [t(`certifications-cards.photoReason.${reason}`), note].filter(Boolean).join(' ')
  await notify(tx, affiliateId, { kind: 'photo-refused', values: { reason: words }, ...common })
}
