import type { Calls } from '../../../../shared/calls.tsx'
import { CallFailed } from '../../../../shared/http/index.ts'
import type { DeviceStore } from '../../../../shared/offline/device-store.ts'
import { unlessInFlight } from '../../../../shared/offline/in-flight.ts'
import { reportSending, sendingOf } from '../../../../shared/offline/sending.ts'
import type { StoredFile } from '../../../../shared/upload/queue.ts'
import { mayPass, sendInPieces } from '../../../../shared/upload/send-in-pieces.ts'
import { photoCalls } from './photo-calls.ts'

/** Lock held while a form sends the photos of this log itself. */
export const photoLock = (logId: string) => `fathom.dive-photos.${logId}`

const GONE = 'not-found'

/** Refused for good. If the dive was deleted elsewhere, its photos are sent once it is restored. */
export function isRefused(id: string): boolean {
  const sending = sendingOf(id)
  return sending?.kind === 'failed' && sending.problem !== GONE
}

/**
 * Sends these photos of one log and returns how many got through; stops when the connection is lost. Refused
 * photos stay, with the reason; they aren't sent again until the diver asks for it or opens the form.
 */
export async function sendPhotos(
  calls: Pick<Calls, 'http'>,
  store: DeviceStore<StoredFile>,
  logId: string,
  photos: readonly StoredFile[],
): Promise<{ sent: number; isLost: boolean }> {
  let [sent, isLost] = [0, false]
  const { signal } = new AbortController()
  const sendAll = async () => {
    for (const { id, file } of photos.filter((photo) => !isRefused(photo.id))) {
      const onProgress = (bytes: number) =>
        reportSending(id, { kind: 'uploading', sent: bytes, size: file.size })
      try {
        await sendInPieces(photoCalls(calls, logId), { id, file, signal, onProgress })
        await store.remove(id)
        reportSending(id, undefined)
        sent += 1
      } catch (cause) {
        isLost = mayPass(cause)
        reportSending(id, isLost ? undefined : { kind: 'failed', problem: problemOf(cause) })
        if (isLost) return
      }
    }
  }
  await unlessInFlight(photoLock(logId), sendAll)
  return { sent, isLost }
}

const problemOf = (cause: unknown): string => (cause instanceof CallFailed && cause.problem) || 'other'
