import { pointsOfVideo } from './picture.ts'
import type { ReadQr } from './qr-reader.ts'

/** Keeps phones cool, and nobody notices a fifth of a second. */
const PAUSE_MS = 150

/** Receives the text of a code. False: not accepted, so the camera continues. */
export type Take = (text: string) => boolean

/** Reads camera frames until a code is accepted or the signal aborts. */
export async function scanFrames(
  video: HTMLVideoElement,
  { read, take }: { read: ReadQr; take: Take },
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const points = pointsOfVideo(video)
    const text = points && (await read(points))
    if (text !== undefined && !signal.aborted && take(text)) return
    await pause(signal)
  }
}

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, PAUSE_MS)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
