import { type Bytes, joinBytes } from './bytes.ts'

/** One size for all, so that the code doesn't need to contain it. A side below 256 has 0 as its second byte. */
export const FACE = { width: 48, height: 60 } as const
/** TS-14: above it, little is gained at this size, and the code gets harder to scan. */
export const FACE_MOST_BYTES = 600

const CONTAINER_BYTES = 20
/** A key frame of VP8 (RFC 6386, 9.1): three bytes of tag, then start code, width and height. */
const TAG_BYTES = 3
const START = Uint8Array.of(0x9d, 0x01, 0x2a, FACE.width, 0, FACE.height, 0)

const nameAt = (file: Uint8Array, at: number) => String.fromCharCode(...file.subarray(at, at + 4))

/** What differs from face to face: the 27 bytes that all our WebP files have in common are left out. */
export function packFace(webp: Uint8Array): Bytes {
  if (nameAt(webp, 0) !== 'RIFF' || nameAt(webp, 8) !== 'WEBP' || nameAt(webp, 12) !== 'VP8 ')
    throw new RangeError('this is no plain lossy WebP')
  const size = new DataView(webp.buffer, webp.byteOffset).getUint32(16, true)
  const frame = webp.subarray(CONTAINER_BYTES, CONTAINER_BYTES + size)
  if (START.some((byte, at) => frame[TAG_BYTES + at] !== byte))
    throw new RangeError(`this picture is not ${FACE.width} × ${FACE.height}`)
  return joinBytes([frame.subarray(0, TAG_BYTES), frame.subarray(TAG_BYTES + START.length)])
}

/** The WebP file of a packed face; undefined for what `packFace` wouldn't have written. */
export function unpackFace(face: Uint8Array): Bytes | undefined {
  if (face.length > FACE_MOST_BYTES || !isKeyFrame(face)) return undefined
  const frame = joinBytes([face.subarray(0, TAG_BYTES), START, face.subarray(TAG_BYTES)])
  const file = new Uint8Array(CONTAINER_BYTES + frame.length + (frame.length % 2))
  const view = new DataView(file.buffer)
  file.set(new TextEncoder().encode('RIFF....WEBPVP8 ....'))
  view.setUint32(4, file.length - 8, true)
  view.setUint32(16, frame.length, true)
  file.set(frame, CONTAINER_BYTES)
  return file
}

/**
 * The tag: a 0 for a key frame, three bits of version, a 1 for a shown frame, and nineteen bits for the size of
 * the first partition.
 */
function isKeyFrame(face: Uint8Array): boolean {
  const [first = 1, second = 0, third = 0] = face
  const firstPartition = (first | (second << 8) | (third << 16)) >> 5
  const isShownKeyFrame = (first & 0b1_0001) === 0b1_0000
  const isKnownVersion = ((first >> 1) & 0b111) <= 3
  return isShownKeyFrame && isKnownVersion && firstPartition > 0 && firstPartition < face.length - TAG_BYTES
}
