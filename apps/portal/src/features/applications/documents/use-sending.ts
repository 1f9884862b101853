import type { DocumentWire } from '@fathom/contract/applications'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { sendInPieces } from '../../../shared/upload/send-in-pieces.ts'
import type { DocumentCalls } from './document-calls.ts'
import { createSending } from './sending.ts'

/** What is on its way; it goes on when the signal is back, and ends with the screen. */
export function useSending(call: DocumentCalls, onDocument: (document: DocumentWire) => void) {
  const arrived = useEffectEvent(onDocument)
  const [listener] = useState(() => ({ current: onDocument }))
  const [sending] = useState(() =>
    createSending({
      send: ({ name, ...file }) => sendInPieces(call.upload(name), file),
      onDocument: (document) => listener.current(document),
    }),
  )
  useEffect(() => {
    listener.current = (document) => arrived(document)
    const wake = () => sending.retry()
    addEventListener('online', wake)
    return () => {
      removeEventListener('online', wake)
      sending.end()
    }
  }, [sending, listener])
  return { sending, list: useSyncExternalStore(sending.subscribe, sending.snapshot) }
}
