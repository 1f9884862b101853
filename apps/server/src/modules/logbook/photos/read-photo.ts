import type { PhotoWire } from '@fathom/contract/logbook'
import type { User } from '@fathom/domain/session'
import type { FastifyReply } from 'fastify'
import { Problem } from '../../../platform/problem.ts'
import type { LogbookHouse } from '../logbook.house.ts'
import { findLog } from '../logs/dive-log.store.ts'
import { findSentLog } from '../review/review.store.ts'
import { findPhoto, listPhotos, photoKeys } from './photo.store.ts'

type Wanted = { logId: string; affiliateId?: number | undefined }

/** Whose log it is: the caller's own, or one that was sent to the caller. Anything else is not there. */
async function getReadableOwner({ db }: LogbookHouse, caller: User, wanted: Wanted): Promise<number> {
  const affiliateId = wanted.affiliateId ?? caller.affiliateId
  const isReadable =
    affiliateId === caller.affiliateId
      ? await findLog(db, affiliateId, wanted.logId)
      : await findSentLog(db, caller.affiliateId, { affiliateId, id: wanted.logId })
  if (!isReadable) throw new Problem('not-found', 404)
  return affiliateId
}

export async function readPhotos(house: LogbookHouse, caller: User, wanted: Wanted): Promise<PhotoWire[]> {
  return listPhotos(house.db, await getReadableOwner(house, caller, wanted), wanted.logId)
}

/** Sends the picture as nothing but a picture: it is never sniffed, framed, run or kept by others. */
export async function sendPhoto(
  house: LogbookHouse,
  caller: User,
  wanted: Wanted & { id: string; isThumbnail: boolean },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const photo = {
    affiliateId: await getReadableOwner(house, caller, wanted),
    logId: wanted.logId,
    id: wanted.id,
  }
  const found = await findPhoto(house.db, photo)
  if (!found || found.deleted_at) throw new Problem('not-found', 404)
  const keys = photoKeys(photo)
  const file = await house.files.get(wanted.isThumbnail ? keys.thumbnail : keys.image)
  return reply
    .header('content-type', 'image/jpeg')
    .header('content-length', file.size)
    .header('content-disposition', `inline; filename="${wanted.id}.jpg"`)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cross-origin-resource-policy', 'same-origin')
    .header('cache-control', 'private, max-age=3600')
    .send(file.body)
}
