import { deleteRecreationalLog, deleteTrainingLog, restoreDiveLog } from '@fathom/contract/logbook'
import type { DiveLog } from '@fathom/domain/logbook'
import type { Calls } from '../../../shared/calls.tsx'
import { CallFailed, isFinal } from '../../../shared/http/index.ts'
import { withFree } from '../../../shared/offline/in-flight.ts'
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

export const storedDeleteOf = ({ id, affiliateId, logType, version, title }: DiveLog): StoredDelete => ({
  ...{ id, affiliateId, logType, title },
  version: Math.max(version, FIRST_VERSION),
  deletedAt: new Date().toISOString(),
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

/** Sends a delete that waits, unless it was taken back. */
export async function sendStoredDelete(calls: Graph, id: string): Promise<DeleteEnd | undefined> {
  const stored = await deviceDeletes.find(id)
  if (!stored) return undefined
  if (!stored.isTried) await deviceDeletes.put(id, { ...stored, isTried: true })
  return sendDelete(calls, stored)
}

export const restoreLog = async ({ graph }: Graph, id: string): Promise<void> =>
  void (await graph.request(restoreDiveLog, { id }))

export const deleteLock = (id: string) => `fathom.dive-delete.${id}`

/** So many are sent before the server's state is read once for all of them. */
const BATCH = 50

/**
 * BO-04: sends the deletes that wait. One that the diver has to decide about stays. `onDeleted` reads the
 * server's state before the deletes are forgotten, so that the dives don't show up again in between. An undo waits
 * until they are: only then can it tell which of them the server knows.
 */
export async function sendStoredDeletes(
  calls: Graph,
  affiliateId: number,
  onDeleted: () => Promise<void>,
): Promise<{ sent: number; isLeft: boolean }> {
  const all = { sent: 0, isLeft: false }
  const send = async (free: readonly StoredDelete[]) => {
    const deleted: string[] = []
    for (const { id } of free) {
      const end = await sendStoredDelete(calls, id)
      all.isLeft ||= end === 'unreached' || end === 'failed'
      if (end === 'deleted') deleted.push(id)
      if (end === 'refused') await deviceDeletes.remove(id)
    }
    if (deleted.length === 0) return
    await takeLeft(...deleted)
    await onDeleted()
    for (const id of deleted) await deviceDeletes.remove(id)
    all.sent += deleted.length
  }
  const mine = (await deviceDeletes.list()).filter((stored) => stored.affiliateId === affiliateId)
  for (let from = 0; from < mine.length; from += BATCH)
    await withFree(mine.slice(from, from + BATCH), ({ id }) => deleteLock(id), send)
  return all
}
