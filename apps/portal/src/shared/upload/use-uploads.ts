import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { createUploads, type UploadPorts } from './queue.ts'

/** Uploads that resume when their form is opened again and when the device is back online. */
export function useUploads<Done, Refusal extends string>(ports: UploadPorts<Done, Refusal>) {
  const arrived = useEffectEvent(ports.onDone)
  const [listener] = useState(() => ({ current: ports.onDone }))
  const [uploads] = useState(() => createUploads({ ...ports, onDone: (done) => listener.current(done) }))
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    listener.current = (done) => arrived(done)
    void uploads.resume().then(() => setReady(true))
    const wake = () => uploads.retry()
    addEventListener('online', wake)
    return () => {
      removeEventListener('online', wake)
      uploads.end()
    }
  }, [uploads, listener])
  return {
    uploads,
    list: useSyncExternalStore(uploads.subscribe, uploads.snapshot),
    /** Whether the uploads of earlier visits are in the list. */
    isReady,
  }
}
