import { inspectPhoto } from '../../apps/server/src/modules/logbook/photos/inspect-photo.ts'
import { aJpeg } from '../../apps/server/src/platform/pictures/pictures.fixture.ts'

/** Photos as a diver adds them, and as the server stores them. */
export type Pictures = { sent: readonly Blob[]; stored: readonly Buffer[] }

/** The last one is sent in several pieces. */
const WIDTHS = [32, 48, 900] as const

export async function somePictures(): Promise<Pictures> {
  const files = await Promise.all(WIDTHS.map((width) => aJpeg(width, width)))
  const stored = await Promise.all(files.map(async (bytes) => (await inspectPhoto(bytes)).image))
  return { sent: files.map((bytes) => new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' })), stored }
}
