import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { Problem } from '../problem.ts'
import { inTurn } from './in-turn.ts'

export type Picture = { image: Buffer; thumbnail: Buffer; width: number; height: number; sha256: string }

/** Which pictures a module accepts, and how it stores them. */
export type PictureRules = {
  bytes: number
  pixels: number
  /** The minimum length of the shorter edge. */
  shortestEdge?: number
  /** Larger pictures are scaled down. */
  longestEdge: number
  thumbnailEdge: number
  /** Checks the content, never the name. */
  isAllowed: (head: Uint8Array) => boolean
}

const AT_ONCE = 2

const STATUS = {
  'photo-too-large': 413,
  'photo-not-jpg-or-png': 415,
  'photo-too-many-pixels': 422,
  'photo-too-small': 422,
  'photo-damaged': 422,
  'photo-empty': 422,
}

type PictureFault = keyof typeof STATUS

export const pictureProblem = (fault: PictureFault) => new Problem(fault, STATUS[fault])

/** Decoding takes memory, so only a few pictures run at a time. */
const queue = inTurn(AT_ONCE)

/**
 * The picture as we store it: identified by its content, rotated upright, re-encoded, and without metadata,
 * so it reveals no place and no device.
 */
export async function inspectPicture(bytes: Buffer, rules: PictureRules): Promise<Picture> {
  if (bytes.length === 0) throw pictureProblem('photo-empty')
  if (bytes.length > rules.bytes) throw pictureProblem('photo-too-large')
  if (!rules.isAllowed(bytes)) throw pictureProblem('photo-not-jpg-or-png')
  await checkPixels(sharp(bytes, { limitInputPixels: false }), rules)
  return queue(async () => {
    try {
      const decoding = { limitInputPixels: rules.pixels, failOn: 'warning', sequentialRead: true } as const
      return await encoded(sharp(bytes, decoding), rules)
    } catch (error) {
      throw isUnreadable(error) ? pictureProblem('photo-damaged') : error
    }
  })
}

/** Reads only the file header; nothing is decoded yet. */
async function checkPixels(picture: Sharp, { pixels, shortestEdge = 1 }: PictureRules): Promise<void> {
  const { width, height } = await picture.metadata().catch(() => {
    throw pictureProblem('photo-damaged')
  })
  if (width * height > pixels) throw pictureProblem('photo-too-many-pixels')
  if (Math.min(width, height) < shortestEdge) throw pictureProblem('photo-too-small')
}

async function encoded(picture: Sharp, { longestEdge, thumbnailEdge }: PictureRules): Promise<Picture> {
  const fit = { fit: 'inside', withoutEnlargement: true } as const
  const upright = picture.autoOrient().flatten({ background: '#ffffff' })
  const { data, info } = await upright
    .resize(longestEdge, longestEdge, fit)
    .jpeg({ quality: 86 })
    .toBuffer({ resolveWithObject: true })
  const thumbnail = await sharp(data)
    .resize(thumbnailEdge, thumbnailEdge, fit)
    .jpeg({ quality: 80 })
    .toBuffer()
  const sha256 = createHash('sha256').update(data).digest('hex')
  return { image: data, thumbnail, width: info.width, height: info.height, sha256 }
}

/** The decoder's errors for truncated or corrupt files; any other error is ours. */
const isUnreadable = (error: unknown) =>
  error instanceof Error &&
  /Vips|Input buffer|Input image|pngload|jpegload|unsupported image/i.test(error.message)
