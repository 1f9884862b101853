import type { Calls } from '../../../shared/calls.tsx'
import type { Keep } from '../../../shared/offline/keep.ts'
import type { StoredFile } from '../../../shared/upload/queue.ts'
import { sendStored } from '../form/draft/send-stored.ts'
import { type DiveKeep, deviceDives } from '../form/draft/stored-dive.ts'
import { writerOf } from '../form/form.mutations.ts'
import { sendPhotos } from '../photos-upload/sending/send-photos.ts'
import { devicePhotos } from '../photos-upload/sending/stored-photos.ts'

type Stores = { dives: DiveKeep; photos: Keep<StoredFile> }

/** Sends dives and photos stored on this device and returns how many got through; most visits have none. */
export async function sendStoredDives(
  calls: Calls,
  affiliateId: number,
  { dives, photos }: Stores = { dives: deviceDives, photos: devicePhotos },
): Promise<number> {
  const tried = new Set<string>()
  let sentPhotos = 0
  const photosNow = async () => (await photos.list()).filter((photo) => photo.affiliateId === affiliateId)
  const sendOf = async (logId: string) => {
    const mine = (await photosNow()).filter(({ of }) => of === logId)
    const sent = tried.has(logId) ? 0 : await sendPhotos(calls, photos, logId, mine)
    tried.add(logId)
    sentPhotos += sent
    return sent === mine.length
  }
  const sentDives = await sendStored({
    ...{ dives, affiliateId, sendPhotos: sendOf },
    writerOf: (logType) => writerOf(calls, logType),
  })
  const unknown = (await dives.list()).filter(({ base }) => base === null).map(({ id }) => id)
  // The server rejects photos of a dive it doesn't know.
  for (const { of } of await photosNow()) if (!unknown.includes(of)) await sendOf(of)
  return sentDives + sentPhotos
}
