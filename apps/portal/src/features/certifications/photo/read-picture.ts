import { CARD_PHOTO_SHORTEST_EDGE, type CardPhotoProblem } from '@fathom/domain/certifications'
import { PHOTO_PIXELS } from '@fathom/domain/logbook'

const PROBLEMS: readonly CardPhotoProblem[] = [
  'photo-too-large',
  'photo-not-jpg-or-png',
  'photo-too-many-pixels',
  'photo-too-small',
  'photo-damaged',
  'photo-empty',
]

/** The server's problem code; any other failure may work on the next try. */
export const problemOf = (name: string | undefined): CardPhotoProblem | 'lost' =>
  PROBLEMS.find((problem) => problem === name) ?? 'lost'

/** VA-03: checks the first bytes, never the file name. */
async function isPhoto(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  const starts = (...bytes: readonly number[]) => bytes.every((byte, at) => head[at] === byte)
  return starts(0xff, 0xd8, 0xff) || starts(0x89, 0x50, 0x4e, 0x47)
}

export async function readPicture(file: Blob, maxBytes: number): Promise<ImageBitmap | CardPhotoProblem> {
  if (file.size === 0) return 'photo-empty'
  if (file.size > maxBytes) return 'photo-too-large'
  if (!(await isPhoto(file))) return 'photo-not-jpg-or-png'
  // A small file may decode to more than a phone's memory can take.
  const { width = 0, height = 0 } = (await pictureSize(file)) ?? {}
  if (width * height > PHOTO_PIXELS) return 'photo-too-many-pixels'
  if (width && Math.min(width, height) < CARD_PHOTO_SHORTEST_EDGE) return 'photo-too-small'
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return 'photo-damaged'
  }
}

type Size = { width: number; height: number }

/** Covers what a camera writes before the size of a JPEG, including its preview. */
const HEADER_BYTES = 262_144

const isPng = (view: DataView) => view.byteLength >= 24 && view.getUint32(0) === 0x89504e47

/** Markers with a size: C0 to CF, except three that are tables. */
const isFrameMarker = (mark: number) => mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark)

function sizeOfJpeg(view: DataView): Size | undefined {
  let at = 2
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const mark = view.getUint8(at + 1)
    if (isFrameMarker(mark)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

/**
 * Reads the size of a JPG or PNG from its header without decoding it; undefined if the header doesn't contain
 * it.
 */
export async function pictureSize(file: Blob): Promise<Size | undefined> {
  const view = new DataView(await file.slice(0, HEADER_BYTES).arrayBuffer())
  return isPng(view) ? { width: view.getUint32(16), height: view.getUint32(20) } : sizeOfJpeg(view)
}
