import type { MyPhotosWire, WaitingPhotosWire } from '@fathom/contract/certifications'
import type { User } from '@fathom/domain/session'
import type { FastifyReply } from 'fastify'
import { Problem } from '../../../platform/problem.ts'
import { actsAsStaff } from '../../../platform/staff-rights/index.ts'
import type { CertificationsDeps } from '../certifications.deps.ts'
import { mustBeEntitled } from '../entitled.ts'
import { findIdentity } from '../holders/find-identity.ts'
import { findRefusalReason } from '../holders/name-decision.store.ts'
import {
  type CardPhotoRow,
  findApproved,
  findApprovedByHash,
  findPhoto,
  listPhotos,
  listWaiting,
  photoKeys,
  photoUrl,
  photoWireOf,
} from './card-photo.store.ts'

export async function myPhotos(deps: CertificationsDeps, { affiliateId }: User): Promise<MyPhotosWire> {
  const [identity, photos] = await Promise.all([
    findIdentity(deps, deps.db, affiliateId),
    listPhotos(deps.db, affiliateId),
  ])
  const approved = photos.find(({ state }) => state === 'approved')
  return {
    nameOnCard: identity.name,
    hasOtherName: identity.hasOtherName,
    nameRefusal: identity.isOtherRefused ? { reason: await findRefusalReason(deps.db, affiliateId) } : null,
    approved: approved ? { ...photoWireOf(approved), url: photoUrl(approved) } : null,
    latest: photos[0] ? photoWireOf(photos[0]) : null,
  }
}

export async function waitingPhotos(deps: CertificationsDeps): Promise<WaitingPhotosWire> {
  const photos = await listWaiting(deps.db)
  return Promise.all(
    photos.map(async (photo) => {
      const { name, birthdate } = await findIdentity(deps, deps.db, photo.affiliateId)
      return { ...photoWireOf(photo), name, birthdate }
    }),
  )
}

type Wanted = { affiliateId: number; blob?: string | null | undefined; isThumbnail?: boolean }

/** An unapproved photo is only visible to its owner and the reviewers (CA-26). */
async function getReadable(
  deps: CertificationsDeps,
  caller: User,
  { affiliateId, blob }: Wanted,
): Promise<CardPhotoRow> {
  await mustBeEntitled(deps, caller, affiliateId)
  const photo = blob ? await findPhoto(deps.db, blob.toLowerCase()) : await findApproved(deps.db, affiliateId)
  const isTheirs = caller.affiliateId === affiliateId || actsAsStaff(caller, 'cards')
  if (photo?.affiliateId !== affiliateId || !(photo.state === 'approved' || isTheirs))
    throw new Problem('not-found', 404)
  return photo
}

export async function sendCardPhoto(
  deps: CertificationsDeps,
  caller: User,
  wanted: Wanted,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const photo = await getReadable(deps, caller, wanted)
  const keys = photoKeys(photo)
  return sendPicture(deps, photo, wanted.isThumbnail ? keys.thumbnail : keys.image, reply)
}

/** A person's approved photo, small, for a module that has already checked access. */
export async function sendFace(
  { db, files }: Pick<CertificationsDeps, 'db' | 'files'>,
  affiliateId: number,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const photo = await findApproved(db, affiliateId)
  if (!photo) throw new Problem('not-found', 404)
  return sendPicture({ files }, photo, photoKeys(photo).thumbnail, reply)
}

/** TS-14: for anyone who has scanned the code of a card, which names the photo by its hash. */
export async function sendSignedPhoto(
  { db, files }: Pick<CertificationsDeps, 'db' | 'files'>,
  sha256: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const photo = await findApprovedByHash(db, sha256)
  if (!photo) throw new Problem('not-found', 404)
  return sendPicture({ files }, photo, photoKeys(photo).image, reply)
}

/** Sent strictly as an image: never sniffed, framed, executed or cached by others. */
async function sendPicture(
  { files }: Pick<CertificationsDeps, 'files'>,
  photo: CardPhotoRow,
  key: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const file = await files.get(key)
  return reply
    .header('content-type', 'image/jpeg')
    .header('content-length', file.size)
    .header('content-disposition', `inline; filename="${photo.id}.jpg"`)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cross-origin-resource-policy', 'same-origin')
    .header('cache-control', 'private, max-age=3600')
    .header('x-photo-sha256', photo.sha256)
    .send(file.body)
}
