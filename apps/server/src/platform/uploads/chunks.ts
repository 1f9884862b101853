import { buffer } from 'node:stream/consumers'
import type { Files } from '../files/index.ts'
import { Problem } from '../problem.ts'

/** A file uploaded in chunks: all chunks except the last have the same size (CO-06). */
export type ChunkedFile = { size: number; received: number }

/** The key of a chunk until the file is complete. */
export type ChunkKey = (offset: number) => string

const offsetsOf = (size: number, chunkSize: number) =>
  Array.from({ length: Math.ceil(size / chunkSize) }, (_, at) => at * chunkSize)

/** Returns whether the chunk is new. A chunk that leaves a gap gets an error with the expected offset. */
export function isNewChunk(
  { size, received }: ChunkedFile,
  { offset, length, chunkSize }: { offset: number; length: number; chunkSize: number },
): boolean {
  const isOdd = offset % chunkSize !== 0 || length !== Math.min(chunkSize, size - offset)
  if (isOdd) throw new Problem('wrong-chunk', 400, { extra: { chunkSize } })
  if (offset > received) throw new Problem('wrong-offset', 409, { extra: { offset: received } })
  return offset + length > received
}

export function mustBeWhole({ size, received }: ChunkedFile): void {
  if (received < size) throw new Problem('wrong-offset', 409, { extra: { offset: received } })
}

export async function joinChunks(
  files: Files,
  key: ChunkKey,
  { size, chunkSize }: { size: number; chunkSize: number },
): Promise<Buffer> {
  const pieces: Buffer[] = []
  for (const offset of offsetsOf(size, chunkSize))
    pieces.push(await buffer((await files.get(key(offset))).body))
  return Buffer.concat(pieces)
}

export async function deleteChunks(
  files: Files,
  key: ChunkKey,
  { size, chunkSize }: { size: number; chunkSize: number },
): Promise<void> {
  for (const offset of offsetsOf(size, chunkSize)) await files.delete(key(offset))
}
