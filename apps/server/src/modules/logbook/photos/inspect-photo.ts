import { createHash } from 'node:crypto'
import { PHOTO_BYTES, PHOTO_PIXELS, type PhotoProblem, photoTypeOf } from '@fathom/domain/logbook'
import sharp, { type Sharp } from 'sharp'
import { Problem } from '../../../platform/problem.ts'
import { inTurn } from './in-turn.ts'

export type Picture = { image: Buffer; thumbnail: Buffer; width: number; height: number; sha256: string }

const LONGEST_EDGE = 4096
const THUMBNAIL_EDGE = 480
const AT_ONCE = 2
const DECODING = { limitInputPixels: PHOTO_PIXELS, failOn: 'warning', sequentialRead: true } as const

const STATUS: Record<PhotoProblem, number> = {
  'photo-too-large': 413,
  'photo-not-jpg-or-png': 415,
  'photo-too-many-pixels': 422,
  'photo-damaged': 422,
  'photo-empty': 422,
  'too-many-photos': 422,
}

export const photoProblem = (problem: PhotoProblem) => new Problem(problem, STATUS[problem])

/** Decoding takes memory: a few at a time, whoever else waits. */
const queue = inTurn(AT_ONCE)

/**
 * The photo as we keep it: looked at by its content, upright, re-encoded, and without anything beside the picture, so
 * that no place and no device stays in it (VA-04).
 */
export async function inspectPhoto(bytes: Buffer): Promise<Picture> {
  if (bytes.length === 0) throw photoProblem('photo-empty')
  if (bytes.length > PHOTO_BYTES) throw photoProblem('photo-too-large')
  if (!photoTypeOf(bytes)) throw photoProblem('photo-not-jpg-or-png')
  await checkPixels(sharp(bytes, { limitInputPixels: false }))
  return queue(async () => {
    try {
      return await encoded(sharp(bytes, DECODING))
    } catch (error) {
      throw isUnreadable(error) ? photoProblem('photo-damaged') : error
    }
  })
}

/** Told from the head of the file: nothing is decoded yet. */
async function checkPixels(photo: Sharp): Promise<void> {
  const { width, height } = await photo.metadata().catch(() => {
    throw photoProblem('photo-damaged')
  })
  if (width * height > PHOTO_PIXELS) throw photoProblem('photo-too-many-pixels')
}

async function encoded(photo: Sharp): Promise<Picture> {
  const fit = { fit: 'inside', withoutEnlargement: true } as const
  const upright = photo.autoOrient().flatten({ background: '#ffffff' })
  const { data, info } = await upright
    .resize(LONGEST_EDGE, LONGEST_EDGE, fit)
    .jpeg({ quality: 86 })
    .toBuffer({ resolveWithObject: true })
  const thumbnail = await sharp(data)
    .resize(THUMBNAIL_EDGE, THUMBNAIL_EDGE, fit)
    .jpeg({ quality: 80 })
    .toBuffer()
  const sha256 = createHash('sha256').update(data).digest('hex')
  return { image: data, thumbnail, width: info.width, height: info.height, sha256 }
}

/** What the decoder says of a file that ends early or makes no sense; anything else is our own trouble. */
const isUnreadable = (error: unknown) =>
  error instanceof Error &&
  /Vips|Input buffer|Input image|pngload|jpegload|unsupported image/i.test(error.message)
