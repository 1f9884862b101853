import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

const CHUNK = 65_536

export type ZipEntry = {
  name: string
  body: Iterable<Uint8Array> | AsyncIterable<Uint8Array>
  /** Already compressed, such as a JPG: it is stored as is. */
  isPacked?: boolean
}

/** Splits a text into chunks, so that compressing a large one doesn't block other requests. */
export function* piecesOf(text: string): Generator<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  for (let at = 0; at < bytes.length; at += CHUNK) yield bytes.subarray(at, at + CHUNK)
}

/**
 * Streams one archive chunk by chunk: however many photos there are, only one chunk of one photo is in
 * memory.
 */
export async function* zipStream(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    made.push(piece)
  })
  const take = () => {
    const pieces = made
    made = []
    return pieces
  }
  for await (const { name, body, isPacked } of entries) {
    const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name)
    zip.add(file)
    for await (const piece of body) {
      file.push(piece)
      yield* take()
    }
    file.push(new Uint8Array(), true)
    yield* take()
  }
  zip.end()
  yield* take()
}
