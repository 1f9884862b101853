import { loadQrReader } from './qr-reader.ts'
import { pointsOfFile } from './scan-frames.ts'

/** `broken`: not a picture. `none`: no code in it. `reader`: the code reader couldn't be loaded. */
export type PictureProblem = 'broken' | 'none' | 'reader'
export type PictureRead = { text: string } | { problem: PictureProblem }

/** Reads the code in a selected picture. */
export async function readPicture(file: Blob): Promise<PictureRead> {
  const points = await pointsOfFile(file).catch(() => undefined)
  if (!points) return { problem: 'broken' }
  const read = await loadQrReader().catch(() => undefined)
  if (!read) return { problem: 'reader' }
  const text = await read(points)
  return text === undefined ? { problem: 'none' } : { text }
}
