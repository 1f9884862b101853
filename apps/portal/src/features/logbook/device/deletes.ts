import { deleteRecreationalLog, deleteTrainingLog, restoreDiveLog } from '@fathom/contract/logbook'
import type { DiveLog } from '@fathom/domain/logbook'
import type { Calls } from '../../../shared/calls.tsx'
import { CallFailed, isFinal } from '../../../shared/http/index.ts'
import { unlessInFlight } from '../../../shared/offline/in-flight.ts'
import { deviceDives, keyOf, type StoredDive } from '../form/draft/stored-dive.ts'
import { devicePhotos } from '../photos-upload/sending/stored-photos.ts'
import type { StoredDelete } from './pending.ts'
import { deviceDeletes } from './stored-deletes.ts'

type Graph = Pick<Calls, 'graph'>
type StoredPhoto = Awaited<ReturnType<typeof devicePhotos.list>>[number]

/** What waits on this device for one dive. */
export type Left = { drafts: readonly StoredDive[]; photos: readonly StoredPhoto[] }

/** Removes what waits for a dive that is deleted; it can be put back. */
export async function takeLeft(id: string): Promise<Left> {
  const drafts = (await deviceDives.list()).filter((stored) => stored.id === id)
  const photos = (await devicePhotos.list()).filter(({ of }) => of === id)
  for (const draft of drafts) await deviceDives.remove(keyOf(draft))
  for (const photo of photos) await devicePhotos.remove(photo.id)
  return { drafts, photos }
}

export async function putLeftBack({ drafts, photos }: Left): Promise<void> {
  for (const draft of drafts) await deviceDives.put(keyOf(draft), draft)
  for (const photo of photos) await devicePhotos.put(photo.id, photo)
}

export const storedDeleteOf = ({ id, affiliateId, logType, version, title }: DiveLog): StoredDelete => ({
  ...{ id, affiliateId, logType, version, title },
  deletedAt: new Date().toISOString(),
})

/** How a delete ended. `failed` may succeed later; `refused` never does. */
export type DeleteEnd = 'deleted' | 'unreached' | 'failed' | 'stale' | 'refused'

/** CA-42. The version says what the diver saw: the server refuses to delete a newer log. */
export async function sendDelete(
  { graph }: Graph,
  { id, version, logType }: StoredDelete,
): Promise<DeleteEnd> {
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

export const restoreLog = async ({ graph }: Graph, id: string): Promise<void> =>
  void (await graph.request(restoreDiveLog, { id }))

const lockOf = (id: string) => `fathom.dive-delete.${id}`

/**
 * BO-04: sends the deletes that wait. One that the diver has to decide about stays. `onDeleted` reads the
 * server's state before the delete is forgotten, so that the dive doesn't show up again in between.
 */
export async function sendStoredDeletes(
  calls: Graph,
  affiliateId: number,
  onDeleted: () => Promise<void>,
): Promise<{ sent: number; isLeft: boolean }> {
  const all = { sent: 0, isLeft: false }
  for (const { id, ...listed } of await deviceDeletes.list()) {
    if (listed.affiliateId !== affiliateId) continue
    await unlessInFlight(lockOf(id), async () => {
      const stored = await deviceDeletes.find(id)
      const end = stored && (await sendDelete(calls, stored))
      all.isLeft ||= end === 'unreached' || end === 'failed'
      if (end === 'deleted') {
        all.sent += 1
        await takeLeft(id)
        await onDeleted()
      }
      if (end === 'deleted' || end === 'refused') await deviceDeletes.remove(id)
    })
  }
  return all
}
