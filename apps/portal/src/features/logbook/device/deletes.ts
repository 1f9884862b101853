import { deleteRecreationalLog, deleteTrainingLog, restoreDiveLog } from '@fathom/contract/logbook'
import type { DiveLog } from '@fathom/domain/logbook'
import type { Calls } from '../../../shared/calls.tsx'
import { CallFailed, isFinal } from '../../../shared/http/index.ts'
import { whenFree, withFree } from '../../../shared/offline/in-flight.ts'
import { sendPending } from '../../../shared/offline/outbox.ts'
import { deviceDives, keyOf, type StoredDive } from '../form/draft/stored-dive.ts'
import { devicePhotos } from '../photos-upload/sending/stored-photos.ts'
import type { StoredDelete } from './pending.ts'
import { deviceDeletes } from './stored-deletes.ts'

type Graph = Pick<Calls, 'graph'>
type StoredPhoto = Awaited<ReturnType<typeof devicePhotos.list>>[number]

/** What waits on this device for one dive. */
export type Left = { drafts: readonly StoredDive[]; photos: readonly StoredPhoto[] }

export const findLeft = async (ids: ReadonlySet<string>): Promise<Left> => ({
  drafts: (await deviceDives.list()).filter(({ id }) => ids.has(id)),
  photos: (await devicePhotos.list()).filter(({ of }) => ids.has(of)),
})

/** Removes what waits for dives that are deleted; it can be put back. */
export async function takeLeft(...ids: readonly string[]): Promise<Left> {
  const { drafts, photos } = await findLeft(new Set(ids))
  for (const draft of drafts) await deviceDives.remove(keyOf(draft))
  for (const photo of photos) await devicePhotos.remove(photo.id)
  return { drafts, photos }
}

export async function putLeftBack({ drafts, photos }: Left): Promise<void> {
  for (const draft of drafts) await deviceDives.put(keyOf(draft), draft)
  for (const photo of photos) await devicePhotos.put(photo.id, photo)
}

/** What the server has of a dive whose answer was lost. */
const FIRST_VERSION = 1

const storedDeleteOf = ({ id, affiliateId, logType, version, title }: DiveLog): StoredDelete => ({
  ...{ id, affiliateId, logType, title },
  version: Math.max(version, FIRST_VERSION),
  deletedAt: new Date().toISOString(),
})

/** Deletes the dive on this device. */
export async function storeDelete(log: DiveLog): Promise<void> {
  const before = await deviceDeletes.find(log.id)
  await deviceDeletes.put(log.id, { ...storedDeleteOf(log), ...(before?.isTried && { isTried: true }) })
}

/**
 * Takes a delete back that waits. One that was sent stays until the server has restored the dive: its answer may have
 * got lost. Returns undefined if none waits.
 */
export const takeDeleteBack = (id: string): Promise<StoredDelete | undefined> =>
  whenFree(deleteLock(id), async () => {
    const stored = await deviceDeletes.find(id)
    if (stored?.isTried) await deviceDeletes.put(id, { ...stored, isTakenBack: true })
    else if (stored) await deviceDeletes.remove(id)
    return stored
  })

/** How a delete ended. `failed` may succeed later; `refused` never does. */
export type DeleteEnd = 'deleted' | 'unreached' | 'failed' | 'stale' | 'refused'

/** CA-42. The version says what the diver saw: the server refuses to delete a newer log. */
async function sendDelete({ graph }: Graph, { id, version, logType }: StoredDelete): Promise<DeleteEnd> {
  const action = logType === 'Training' ? deleteTrainingLog : deleteRecreationalLog
  try {
    await graph.request<unknown, { id: string; version: number }>(action, { id, version })
    return 'deleted'
  } catch (cause) {
    if (!(cause instanceof CallFailed)) throw cause
    if (cause.problem === 'not-found') return 'deleted'
    if (cause.problem === 'stale') return 'stale'
    if (isFinal(cause)) return 'refused'
    return cause.kind === 'refused' ? 'failed' : 'unreached'
  }
}

type SentEnd = DeleteEnd | 'restored'

/** Sends a delete that waits, unless it was taken back. */
export async function sendStoredDelete(calls: Graph, id: string): Promise<DeleteEnd | undefined> {
  const stored = await deviceDeletes.find(id)
  if (!stored || stored.isTakenBack) return undefined
  if (!stored.isTried) await deviceDeletes.put(id, { ...stored, isTried: true })
  return sendDelete(calls, stored)
}

export const restoreLog = async ({ graph }: Graph, id: string): Promise<void> =>
  void (await graph.request(restoreDiveLog, { id }))

/** Has the server restore the dive of a delete that was taken back. */
async function sendTakenBack(calls: Graph, id: string): Promise<SentEnd> {
  try {
    await restoreLog(calls, id)
    return 'restored'
  } catch (cause) {
    if (!(cause instanceof CallFailed)) throw cause
    // One that the server never had, or that is gone for good.
    return cause.problem === 'not-found' || isFinal(cause) ? 'refused' : 'failed'
  }
}

export const deleteLock = (id: string) => `fathom.dive-delete.${id}`

/** So many are sent before the server's state is read once for all of them. */
const BATCH = 50

/**
 * BO-04: sends the deletes that wait, and those that were taken back. One that the diver has to decide about stays.
 * `onDeleted` reads the server's state before the deletes are forgotten, so that the dives don't show up again in
 * between. An undo waits until they are: only then can it tell which of them the server knows.
 */
export async function sendStoredDeletes(
  calls: Graph,
  affiliateId: number,
  onDeleted: () => Promise<void>,
): Promise<{ sent: number; isLeft: boolean }> {
  const all = { sent: 0, isLeft: false }
  const send = async (free: readonly StoredDelete[]) => {
    const known: Record<'deleted' | 'restored', string[]> = { deleted: [], restored: [] }
    let isFreed = false
    for (const { id } of free) {
      const isTakenBack = (await deviceDeletes.find(id))?.isTakenBack === true
      const end = await (isTakenBack ? sendTakenBack(calls, id) : sendStoredDelete(calls, id))
      isFreed ||= isTakenBack && end !== 'failed'
      all.isLeft ||= end === 'unreached' || end === 'failed'
      if (end === 'deleted' || end === 'restored') known[end].push(id)
      if (end === 'refused') await deviceDeletes.remove(id)
    }
    const done = known.deleted.length + known.restored.length
    await takeLeft(...known.deleted)
    if (done > 0) await onDeleted()
    for (const id of known.deleted) await deviceDeletes.remove(id)
    // One may have been deleted again meanwhile.
    for (const id of known.restored)
      if ((await deviceDeletes.find(id))?.isTakenBack) await deviceDeletes.remove(id)
    // What waits for such a dive was held back until the server had it again.
    if (isFreed) sendPending()
    all.sent += done
  }
  const mine = (await deviceDeletes.list()).filter((stored) => stored.affiliateId === affiliateId)
  for (let from = 0; from < mine.length; from += BATCH)
    await withFree(mine.slice(from, from + BATCH), ({ id }) => deleteLock(id), send)
  return all
}
