import { pointsOfVideo } from './picture.ts'
import type { ReadQr } from './qr-reader.ts'

/** Phones stay cool, and nobody notices a fifth of a second. */
const PAUSE_MS = 150

/** Looks at the camera until a code is found or the signal ends it. */
export async function scanFrames(
  video: HTMLVideoElement,
  read: ReadQr,
  signal: AbortSignal,
): Promise<string | undefined> {
  while (!signal.aborted) {
    const points = pointsOfVideo(video)
    const text = points && (await read(points))
    if (text !== undefined && !signal.aborted) return text
    await pause(signal)
  }
  return undefined
}

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, PAUSE_MS)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
