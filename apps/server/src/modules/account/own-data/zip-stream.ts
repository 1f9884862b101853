import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

const CHUNK = 65_536

export type ZipEntry = {
  name: string
  body: Iterable<Uint8Array> | AsyncIterable<Uint8Array>
  /** Small already, such as a JPG: it is put in as it is. */
  isPacked?: boolean
}

/** A text in pieces: packing a large one must not hold up everybody else. */
export function* piecesOf(text: string): Generator<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  for (let at = 0; at < bytes.length; at += CHUNK) yield bytes.subarray(at, at + CHUNK)
}

/** One archive, piece by piece: however many photos someone has, one piece of one is in memory. */
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
