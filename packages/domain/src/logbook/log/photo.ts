/** 1 MB is 1,048,576 bytes (VA-04). */
export const PHOTO_BYTES = 10 * 1_048_576
export const PHOTO_TYPES = ['image/jpeg', 'image/png'] as const
export type PhotoType = (typeof PHOTO_TYPES)[number]
/** Read from the file header, before anything is decoded. */
export const PHOTO_PIXELS = 64_000_000
export const PHOTOS_A_LOG = 50

/** The text of each is `logbook.photoProblem.<name>`. */
export type PhotoProblem =
  | 'photo-too-large'
  | 'photo-not-jpg-or-png'
  | 'photo-too-many-pixels'
  | 'photo-damaged'
  | 'photo-empty'
  | 'too-many-photos'

/** What the browser can check before it uploads anything. The server checks the content. */
export function photoProblemOf(file: { size: number; type: string }): PhotoProblem | undefined {
  if (file.size === 0) return 'photo-empty'
  if (file.size > PHOTO_BYTES) return 'photo-too-large'
  return (PHOTO_TYPES as readonly string[]).includes(file.type) ? undefined : 'photo-not-jpg-or-png'
}

const JPEG = [0xff, 0xd8, 0xff]
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** Detects the type by content, never by file name (VA-04). */
export function photoTypeOf(head: Uint8Array): PhotoType | undefined {
  const begins = (signature: readonly number[]) => signature.every((byte, at) => head[at] === byte)
  if (begins(JPEG)) return 'image/jpeg'
  return begins(PNG) ? 'image/png' : undefined
}
