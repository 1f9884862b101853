import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'

/** The SHA-256 of a zip, which identifies the same package. */
export async function digestOf(source: Uint8Array | string): Promise<string> {
  const hash = createHash('sha256')
  if (typeof source === 'string') await pipeline(createReadStream(source), hash)
  else hash.update(source)
  return hash.digest('hex')
}
