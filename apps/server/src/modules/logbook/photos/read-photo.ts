import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { PhotoWire } from '@fathom/contract/logbook'
import type { User } from '@fathom/domain/session'
import type { FastifyReply } from 'fastify'
import { Problem } from '../../../platform/problem.ts'
import type { LogbookDeps } from '../logbook.deps.ts'
import { getReadableLog } from '../review/readable-log.ts'
import { findPhoto, listPhotos, photoKeys } from './photo.store.ts'

type Wanted = { logId: string; affiliateId?: number | undefined }

export async function readPhotos(deps: LogbookDeps, caller: User, wanted: Wanted): Promise<PhotoWire[]> {
  const log = await getReadableLog(deps.db, caller, wanted)
  return listPhotos(deps.db, log.affiliate_id, wanted.logId)
}

/** Sends the file strictly as an image: it can't be sniffed, framed, executed or cached by others. */
export async function sendPhoto(
  deps: LogbookDeps,
  caller: User,
  wanted: Wanted & { id: string; isThumbnail: boolean },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { affiliate_id: affiliateId, status } = await getReadableLog(deps.db, caller, wanted)
  const photo = { affiliateId, logId: wanted.logId, id: wanted.id }
  const found = await findPhoto(deps.db, photo)
  if (!found || found.deleted_at) throw new Problem('not-found', 404)
  const keys = photoKeys({ ...photo, fileTag: found.fileTag })
  const file = await deps.files.get(wanted.isThumbnail ? keys.thumbnail : keys.image)
  const isSealed = status === 'Verified' && !wanted.isThumbnail
  const body = isSealed ? await asSealed(deps, file.body, found.sha256) : file.body
  return reply
    .header('content-type', 'image/jpeg')
    .header('content-length', file.size)
    .header('content-disposition', `inline; filename="${wanted.id}.jpg"`)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cross-origin-resource-policy', 'same-origin')
    .header('cache-control', 'private, max-age=3600')
    .send(body)
}

/** The seal of a verified log contains the hashes of its photos; a file that doesn't match isn't shown. */
async function asSealed({ log }: LogbookDeps, body: Readable, sha256: string): Promise<Buffer> {
  const bytes = await buffer(body)
  if (createHash('sha256').update(bytes).digest('hex') === sha256) return bytes
  log.error('the file of a verified photo was changed after the verification')
  throw new Problem('photo-not-as-verified', 409)
}
