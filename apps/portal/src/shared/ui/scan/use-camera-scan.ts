import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { loadQrReader } from './qr-reader.ts'
import { scanFrames, type Take } from './scan-frames.ts'

/** `reader`: the code reader couldn't be loaded. */
export type ScanProblem = CameraProblem | 'reader'

type Handlers = { take: Take; onProblem: (problem: ScanProblem) => void }

/** Runs the camera while the component is mounted; returns whether it shows a picture. */
export function useCameraScan(video: RefObject<HTMLVideoElement | null>, handlers: Handlers): boolean {
  const [isOn, setIsOn] = useState(false)
  const take = useEffectEvent(handlers.take)
  const failed = useEffectEvent(handlers.onProblem)
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    const run = async () => {
      const stream = await openCamera().catch(
        (error: unknown) => void (signal.aborted || failed(problemOf(error))),
      )
      if (!stream) return
      signal.addEventListener('abort', () => closeCamera(stream))
      if (signal.aborted || !video.current) return closeCamera(stream)
      video.current.srcObject = stream
      await video.current.play().catch(() => undefined)
      if (signal.aborted) return
      setIsOn(true)
      const read = await loadQrReader().catch(() => void (signal.aborted || failed('reader')))
      if (read && video.current) await scanFrames(video.current, { read, take: (text) => take(text) }, signal)
    }
    void run()
    return () => ending.abort()
  }, [video])
  return isOn
}

/**
 * `none`: there is no camera. `refused`: the user or the browser doesn't allow it. `failed`: anything else.
 */
type CameraProblem = 'none' | 'refused' | 'failed'

const BY_NAME: Readonly<Record<string, CameraProblem>> = {
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotAllowedError: 'refused',
  SecurityError: 'refused',
}

const problemOf = (error: unknown): CameraProblem =>
  BY_NAME[error instanceof Error || error instanceof DOMException ? error.name : ''] ?? 'failed'

/** The back camera if there is one, with enough pixels for a code with a photo (TS-14). Pages without https have no camera. */
async function openCamera(): Promise<MediaStream> {
  if (!navigator.mediaDevices) throw new DOMException('no camera here', 'NotFoundError')
  const video = { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } }
  return navigator.mediaDevices.getUserMedia({ video, audio: false })
}

function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
