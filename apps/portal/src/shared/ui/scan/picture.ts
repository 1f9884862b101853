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
export function pointsOfVideo(video: HTMLVideoElement): ImageData | undefined {
  const { videoWidth, videoHeight } = video
  return videoWidth > 0 ? pointsOf(video, videoWidth, videoHeight) : undefined
}
