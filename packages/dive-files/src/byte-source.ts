/** The bytes of a file. Each call reads them from the start, so no file has to fit into memory. */
export type ByteSource = () => AsyncIterable<Uint8Array>

/** The first bytes of a file. */
export async function readHead(source: ByteSource, length: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let read = 0
  for await (const chunk of source()) {
    parts.push(chunk)
    read += chunk.length
    if (read >= length) break
  }
  return joined(parts).subarray(0, length)
}

/** The whole file, for formats of which each file has one dive. Undefined if it's longer than the limit. */
export async function readAll(source: ByteSource, limit: number): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = []
  let read = 0
  for await (const chunk of source()) {
    parts.push(chunk)
    read += chunk.length
    if (read > limit) return undefined
  }
  return joined(parts)
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** The bytes of a short file or of a test, in chunks of the given size. */
export function bytesOf(content: Uint8Array | string, size = 65_536): ByteSource {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return async function* () {
    for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
  }
}
