import type { Calls } from '../../../../shared/calls.tsx'
import type { DeviceStore } from '../../../../shared/offline/device-store.ts'
import { unlessInFlight } from '../../../../shared/offline/in-flight.ts'
import type { StoredFile } from '../../../../shared/upload/queue.ts'
import { mayPass, sendInPieces } from '../../../../shared/upload/send-in-pieces.ts'
import { photoCalls } from './photo-calls.ts'

/** Lock held while a form sends the photos of this log itself. */
export const photoLock = (logId: string) => `fathom.dive-photos.${logId}`

/** Refused photos stay for the form, which shows the reason; until then they are not resent. */
const refused = new Set<string>()

/** Sends these photos of one log and returns how many got through; stops when the connection is lost. */
export async function sendPhotos(
  calls: Pick<Calls, 'http'>,
  store: DeviceStore<StoredFile>,
  logId: string,
  photos: readonly StoredFile[],
): Promise<{ sent: number; isLost: boolean }> {
  let [sent, isLost] = [0, false]
  const { signal } = new AbortController()
  const sendAll = async () => {
    for (const { id, file } of photos.filter((photo) => !refused.has(photo.id)))
      try {
        await sendInPieces(photoCalls(calls, logId), { id, file, signal, onProgress: () => {} })
        await store.remove(id)
        sent += 1
      } catch (cause) {
        isLost = mayPass(cause)
        if (isLost) return
        refused.add(id)
      }
  }
  await unlessInFlight(photoLock(logId), sendAll)
  return { sent, isLost }
}
