import type { Calls } from '../../../shared/calls.tsx'
import type { DeviceStore } from '../../../shared/offline/device-store.ts'
import type { StoredFile } from '../../../shared/upload/queue.ts'
import { type DeleteStore, deviceDeletes } from '../device/stored-deletes.ts'
import { sendLists } from '../form/draft/send-lists.ts'
import { type Sent, sendStored } from '../form/draft/send-stored.ts'
import { type DiveStore, deviceDives } from '../form/draft/stored-dive.ts'
import { writeLists, writerOf } from '../form/form.mutations.ts'
import { isRefused, sendPhotos } from '../photos-upload/sending/send-photos.ts'
import { devicePhotos } from '../photos-upload/sending/stored-photos.ts'

type Stores = { dives: DiveStore; photos: DeviceStore<StoredFile>; deletes: Pick<DeleteStore, 'list'> }

/** Sends dives and photos stored on this device; most visits have none. */
export async function sendStoredDives(
  calls: Calls,
  affiliateId: number,
  { dives, photos, deletes }: Stores = { dives: deviceDives, photos: devicePhotos, deletes: deviceDeletes },
): Promise<Sent> {
  const deleted = new Set((await deletes.list()).map(({ id }) => id))
  const tried = new Set<string>()
  const all = { sent: 0, isLeft: false }
  const photosNow = async () => (await photos.list()).filter((photo) => photo.affiliateId === affiliateId)
  const photosOf = async (logId: string) => (await photosNow()).filter(({ of }) => of === logId)
  const sendOf = async (logId: string) => {
    if (!tried.has(logId)) {
      tried.add(logId)
      const { sent, isLost } = await sendPhotos(calls, photos, logId, await photosOf(logId))
      all.sent += sent
      all.isLeft ||= isLost
    }
    // A photo that is refused for good would hold back its dive forever.
    return (await photosOf(logId)).every(({ id }) => isRefused(id))
  }
  const lists = await sendLists({
    ...{ dives, affiliateId },
    isHeld: (id) => deleted.has(id),
    write: writeLists(calls),
  })
  const stored = await sendStored({
    ...{ dives, affiliateId, sendPhotos: sendOf },
    // A change would make the delete that waits a conflict with oneself.
    isHeld: (id) => deleted.has(id) || lists.lost.has(id),
    writerOf: (logType) => writerOf(calls, logType),
  })
  const unknown = (await dives.list()).filter(({ base }) => base === null).map(({ id }) => id)
  // The server rejects photos of a dive it doesn't know.
  for (const { of } of await photosNow()) if (!unknown.includes(of) && !deleted.has(of)) await sendOf(of)
  return {
    sent: lists.sent + stored.sent + all.sent,
    isLeft: lists.lost.size > 0 || stored.isLeft || all.isLeft,
  }
}
