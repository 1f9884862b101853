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

/** Enough for a code that fills a tenth of a photo, and fast to search. */
const LONGEST_SIDE = 1600

type Source = ImageBitmap | HTMLVideoElement

/** The pixels of a picture, scaled down if it is large. */
function pointsOf(source: Source, width: number, height: number): ImageData {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height))
  const size = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))] as const
  const canvas = document.createElement('canvas')
  ;[canvas.width, canvas.height] = size
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('this browser cannot draw')
  context.drawImage(source, 0, 0, ...size)
  return context.getImageData(0, 0, ...size)
}

/** Throws when the file isn't a picture. */
export async function pointsOfFile(file: Blob): Promise<ImageData> {
  const bitmap = await createImageBitmap(file)
  try {
    return pointsOf(bitmap, bitmap.width, bitmap.height)
  } finally {
    bitmap.close()
  }
}

/** Undefined until the camera delivers a frame. */
function pointsOfVideo(video: HTMLVideoElement): ImageData | undefined {
  const { videoWidth, videoHeight } = video
  return videoWidth > 0 ? pointsOf(video, videoWidth, videoHeight) : undefined
}
