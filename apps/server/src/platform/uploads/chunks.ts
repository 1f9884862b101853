import { buffer } from 'node:stream/consumers'
import { CHUNK_BYTES } from '@fathom/contract/shared'
import type { Files } from '../files/index.ts'
import { Problem } from '../problem.ts'

/** A file that arrives in chunks: all except the last have the same size (CO-06). */
type ChunkedFile = { folder: string; size: number }

const offsetsOf = (size: number) =>
  Array.from({ length: Math.ceil(size / CHUNK_BYTES) }, (_, at) => at * CHUNK_BYTES)

const keyOf = ({ folder }: ChunkedFile, offset: number) => `${folder}/${offset}`

const wrongOffset = (received: number) => new Problem('wrong-offset', 409, { extra: { offset: received } })

/** Returns whether the chunk is new. A chunk that leaves a gap gets an error with the expected offset. */
export function isNewChunk(
  { size, received }: { size: number; received: number },
  { offset, length }: { offset: number; length: number },
): boolean {
  const isOdd = offset % CHUNK_BYTES !== 0 || length !== Math.min(CHUNK_BYTES, size - offset)
  if (isOdd) throw new Problem('wrong-chunk', 400, { extra: { chunkSize: CHUNK_BYTES } })
  if (offset > received) throw wrongOffset(received)
  return offset + length > received
}

export function mustBeWhole({ size, received }: { size: number; received: number }): void {
  if (received < size) throw wrongOffset(received)
}

export const putChunk = (files: Files, file: ChunkedFile, offset: number, bytes: Buffer): Promise<void> =>
  files.put(keyOf(file, offset), bytes, 'application/octet-stream')

export async function joinChunks(files: Files, file: ChunkedFile): Promise<Buffer> {
  const chunks: Buffer[] = []
  for (const offset of offsetsOf(file.size))
    chunks.push(await buffer((await files.get(keyOf(file, offset))).body))
  return Buffer.concat(chunks)
}

export async function deleteChunks(files: Files, file: ChunkedFile): Promise<void> {
  for (const offset of offsetsOf(file.size)) await files.delete(keyOf(file, offset))
}
