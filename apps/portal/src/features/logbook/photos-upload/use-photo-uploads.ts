import type { PhotoWire } from '@fathom/contract/logbook'
import { useEffect } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { markInFlight, untilFree } from '../../../shared/offline/in-flight.ts'
import { sendInPieces } from '../../../shared/upload/send-in-pieces.ts'
import { useUploads } from '../../../shared/upload/use-uploads.ts'
import { photoCalls } from './sending/photo-calls.ts'
import { refusalOf } from './sending/refusal.ts'
import { photoLock } from './sending/send-photos.ts'
import { devicePhotos } from './sending/stored-photos.ts'

type Ports = {
  logId: string
  affiliateId: number
  /** Makes sure the server has the log before its photos are sent. */
  ensureLog: () => Promise<boolean>
  onPhoto: (photo: PhotoWire) => void
}

/** CO-06: the uploads of one log's photos. */
export function usePhotoUploads({ logId, affiliateId, ensureLog, onPhoto }: Ports) {
  const calls = useCalls()
  useEffect(() => markInFlight(photoLock(logId)), [logId])
  return useUploads({
    of: logId,
    affiliateId,
    store: devicePhotos,
    ensure: async () => {
      // The outbox may have begun with these photos before the form opened: what it sends isn't sent twice.
      await untilFree(photoLock(logId))
      return ensureLog()
    },
    send: (photo) => sendInPieces(photoCalls(calls, logId), photo),
    refusalOf,
    onDone: onPhoto,
  })
}
