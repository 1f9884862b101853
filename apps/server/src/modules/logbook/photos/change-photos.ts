import type { DiveLogWire, PhotoWire } from '@fathom/contract/logbook'
import { mayDo, PHOTOS_A_LOG } from '@fathom/domain/logbook'
import type { User } from '@fathom/domain/session'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { recordChange } from '../feed/record-change.ts'
import type { LogbookDeps } from '../logbook.deps.ts'
import { replaceDocument } from '../logs/dive-log.store.ts'
import type { HistoryAction } from '../logs/history.store.ts'
import { getOwnLog } from '../logs/own-log.ts'
import { refusal } from '../logs/write-log.ts'
import { photoProblem } from './inspect-photo.ts'
import { findPhoto, listPhotos, type PhotoOf, setCaption, setDeleted, setOrder } from './photo.store.ts'

type Work = (tx: Queryable, log: DiveLogWire) => Promise<HistoryAction | undefined>

/**
 * Changes the photos of the caller's own log while it may be edited. The log's document and history follow;
 * its version doesn't, so an upload never makes an open form stale.
 */
export async function changePhotos(
  deps: Pick<LogbookDeps, 'db' | 'clock' | 'live'>,
  caller: User,
  logId: string,
  work: Work,
): Promise<PhotoWire[]> {
  return deps.db.transaction(async (tx) => {
    const before = await getEditableLog(tx, caller, logId)
    const action = await work(tx, before)
    const photos = await listPhotos(tx, caller.affiliateId, before.id)
    if (!action) return photos
    const now = deps.clock.now()
    const experience = { ...before.experience, photos }
    const after = { ...before, experience, updated_date: now.toISOString() }
    await replaceDocument(tx, after)
    await recordChange(deps, tx, caller, { action, at: now, before, after })
    return photos
  })
}

/** The caller's own log, locked until the transaction ends; throws when it may not be edited. */
export async function getEditableLog(tx: Queryable, caller: User, logId: string): Promise<DiveLogWire> {
  const { doc } = await getOwnLog(tx, caller, { id: logId })
  const verdict = mayDo('edit', { logType: doc.log_type, status: doc.status }, 'owner')
  if (!verdict.granted) throw refusal(verdict)
  return doc
}

export const checkPhotoLimit = (count: number) => {
  if (count >= PHOTOS_A_LOG) throw photoProblem('too-many-photos')
}

async function getPhoto(tx: Queryable, photo: PhotoOf) {
  const found = await findPhoto(tx, photo)
  if (!found) throw new Problem('not-found', 404)
  return found
}

export const captionPhoto =
  (photo: PhotoOf, caption: string): Work =>
  async (tx) => {
    const found = await getPhoto(tx, photo)
    if (found.deleted_at) throw new Problem('not-found', 404)
    if (found.caption === caption) return undefined
    await setCaption(tx, photo, caption)
    return 'photo-captioned'
  }

export const deletePhoto =
  (photo: PhotoOf, now: Date): Work =>
  async (tx) => {
    if ((await getPhoto(tx, photo)).deleted_at) return undefined
    await setDeleted(tx, photo, now)
    return 'photo-removed'
  }

export const deleteAllPhotos =
  (affiliateId: number, now: Date): Work =>
  async (tx, { id: logId, experience }) => {
    for (const { id } of experience.photos) await setDeleted(tx, { affiliateId, logId, id }, now)
    return experience.photos.length > 0 ? 'photo-removed' : undefined
  }

export const restorePhoto =
  (photo: PhotoOf): Work =>
  async (tx, { experience }) => {
    if (!(await getPhoto(tx, photo)).deleted_at) return undefined
    checkPhotoLimit(experience.photos.length)
    await setDeleted(tx, photo, null)
    return 'photo-restored'
  }

/** The order must contain every photo exactly once; one made before a photo was added or removed is stale. */
export const orderPhotos =
  (affiliateId: number, ids: readonly string[]): Work =>
  async (tx, { id: logId, experience }) => {
    const stored = experience.photos.map(({ id }) => id)
    const isSameSet = new Set(ids).size === stored.length && stored.every((id) => ids.includes(id))
    if (!isSameSet || ids.length !== stored.length)
      throw new Problem('stale', 409, { extra: { current: experience.photos } })
    if (stored.every((id, at) => id === ids[at])) return undefined
    await setOrder(tx, { affiliateId, logId }, ids)
    return 'photos-ordered'
  }
