import { type Crop, shownPart } from './crop.ts'

const WIDTH = 800
const HEIGHT = 1000
const QUALITY = 0.92

/** The cropped part as a new JPEG: small, upright, and without the metadata of the original file. */
export async function cutOut(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas')
  const part = shownPart(picture, crop)
  canvas.width = Math.min(WIDTH, Math.round(part.width))
  canvas.height = Math.min(HEIGHT, Math.round(part.height))
  canvas
    .getContext('2d')
    ?.drawImage(picture, part.left, part.top, part.width, part.height, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (made) => (made ? resolve(made) : reject(new Error('nothing was drawn'))),
      'image/jpeg',
      QUALITY,
    )
  })
}
