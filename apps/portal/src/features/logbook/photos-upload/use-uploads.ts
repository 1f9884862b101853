import type { PhotoWire } from '@fathom/contract/logbook'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { deviceKeep } from '../../../shared/offline/device-keep.ts'
import { sendInPieces } from '../../../shared/upload/send-in-pieces.ts'
import { photoCalls } from './sending/photo-calls.ts'
import { createUploads, type KeptPhoto } from './sending/uploads.ts'

type Ports = {
  logId: string
  affiliateId: number
  ensureLog: () => Promise<boolean>
  onPhoto: (photo: PhotoWire) => void
}

const devicePhotos = deviceKeep<KeptPhoto>('dive-photos')

/** The photos on their way; they go on when the form is opened again and when the signal is back. */
export function useUploads({ logId, affiliateId, ensureLog, onPhoto }: Ports) {
  const calls = useCalls()
  const arrived = useEffectEvent(onPhoto)
  const [uploads] = useState(() =>
    createUploads({
      logId,
      affiliateId,
      keep: devicePhotos,
      ensureLog,
      send: (upload) => sendInPieces(photoCalls(calls, logId), upload),
      onPhoto: (photo) => listener.current(photo),
    }),
  )
  const [listener] = useState(() => ({ current: onPhoto }))
  useEffect(() => {
    listener.current = (photo) => arrived(photo)
    void uploads.resume()
    const wake = () => uploads.retry()
    addEventListener('online', wake)
    return () => {
      removeEventListener('online', wake)
      uploads.end()
    }
  }, [uploads, listener])
  return { uploads, list: useSyncExternalStore(uploads.subscribe, uploads.snapshot) }
}
