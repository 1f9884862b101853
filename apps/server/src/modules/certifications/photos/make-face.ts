import { buffer } from 'node:stream/consumers'
import { PHOTO_PIXELS } from '@fathom/domain/logbook'
import { type Bytes, FACE, FACE_MOST_BYTES, packFace } from '@fathom/domain/trust'
import sharp from 'sharp'
import type { CertificationsDeps } from '../certifications.deps.ts'
import { type PhotoPlace, photoKeys } from './card-photo.store.ts'

/** The background is blurred at this multiple of the size; the picture is scaled down once, at the end. */
const DRAWN_SCALE = 6
const EFFORT = 6

/**
 * TS-14: the photo, small enough for the code of a card. Everything outside an oval is blurred, so that the
 * bytes are spent on the face.
 */
export async function makeFace(photo: Buffer): Promise<Bytes | undefined> {
  const points = await facePixels(photo)
  let best: Bytes | undefined
  let [low, high] = [1, 100]
  // The size grows with the quality, except for dents of a few bytes: the search may end early, but never above.
  while (low <= high) {
    const quality = Math.floor((low + high) / 2)
    const face = packFace(await sharp(points).webp({ quality, effort: EFFORT }).toBuffer())
    if (face.length <= FACE_MOST_BYTES) {
      best = face
      low = quality + 1
    } else high = quality - 1
  }
  return best
}

async function facePixels(photo: Buffer): Promise<Buffer> {
  const [width, height] = [FACE.width * DRAWN_SCALE, FACE.height * DRAWN_SCALE]
  const whole = await sharp(photo, { limitInputPixels: PHOTO_PIXELS })
    .autoOrient()
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .resize(width, height, { fit: 'cover' })
    .png()
    .toBuffer()
  const oval = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
      `<filter id="soft"><feGaussianBlur stdDeviation="${width / 18}"/></filter>` +
      '<ellipse cx="50%" cy="50%" rx="42%" ry="46%" fill="#fff" filter="url(#soft)"/></svg>',
  )
  const inside = await sharp(whole)
    .ensureAlpha()
    .composite([{ input: oval, blend: 'dest-in' }])
    .png()
    .toBuffer()
  const around = await sharp(whole)
    .blur(width / 11)
    .png()
    .toBuffer()
  const face = await sharp(around)
    .composite([{ input: inside }])
    .removeAlpha()
    .png()
    .toBuffer()
  return sharp(face).resize(FACE.width, FACE.height, { kernel: 'lanczos3' }).png().toBuffer()
}

/** The face of a stored photo. Undefined if the file is gone or can't be read: then the cards go without it. */
export async function faceOfPhoto(
  { files, log }: Pick<CertificationsDeps, 'files' | 'log'>,
  photo: PhotoPlace,
): Promise<Bytes | undefined> {
  const file = await files.find(photoKeys(photo).image)
  if (!file) return undefined
  try {
    return await makeFace(await buffer(file.body))
  } catch (cause) {
    log.warn({ err: cause, photoId: photo.id }, 'no face could be made from a card photo')
    return undefined
  }
}
