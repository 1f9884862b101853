import { pointsOfVideo } from './picture.ts'
import type { ReadQr } from './qr-reader.ts'

/** Phones stay cool, and nobody notices a fifth of a second. */
const PAUSE_MS = 150

/** Gets what a code says. False: this was not the one, the camera looks on. */
export type Take = (text: string) => boolean

/** Looks at the camera until a code is taken or the signal ends it. */
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
