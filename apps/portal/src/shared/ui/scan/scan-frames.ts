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

type Area = { x: number; y: number; width: number; height: number }

/** The pixels of a part of a picture, scaled down if it is large. */
function pointsOf(source: Source, { x, y, width, height }: Area): ImageData {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height))
  const size = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))] as const
  const canvas = document.createElement('canvas')
  ;[canvas.width, canvas.height] = size
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('this browser cannot draw')
  context.drawImage(source, x, y, width, height, 0, 0, ...size)
  return context.getImageData(0, 0, ...size)
}

/** Throws when the file isn't a picture. */
export async function pointsOfFile(file: Blob): Promise<ImageData> {
  const bitmap = await createImageBitmap(file)
  try {
    return pointsOf(bitmap, { x: 0, y: 0, width: bitmap.width, height: bitmap.height })
  } finally {
    bitmap.close()
  }
}

/** The middle square, which is what the frame on the screen shows. Undefined until the camera delivers a frame. */
function pointsOfVideo(video: HTMLVideoElement): ImageData | undefined {
  const { videoWidth, videoHeight } = video
  const side = Math.min(videoWidth, videoHeight)
  const [x, y] = [Math.floor((videoWidth - side) / 2), Math.floor((videoHeight - side) / 2)]
  return side > 0 ? pointsOf(video, { x, y, width: side, height: side }) : undefined
}
