import { createHash, type Hash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import type { Files } from '../../../../platform/files/index.ts'
import type { ContentFile } from '../content.store.ts'
import type { ZippedFile } from '../zip/open-zip.ts'
import { contentTypeOf } from './content-type.ts'
import { PackageProblem } from './package-problem.ts'

const AT_ONCE = 8
/** Up to this size, files are buffered in memory; larger ones are streamed. */
const SMALL = 4 * 1024 * 1024

/** A file on its way from the zip to the store; `path` is relative to the manifest's folder. */
export type Unpacked = { path: string; key: string; file: ZippedFile }

/** Stores every file, a few at a time. If one fails, those already stored are removed. */
export async function storeFiles(files: Files, unpacked: readonly Unpacked[]): Promise<ContentFile[]> {
  const stored: ContentFile[] = []
  const waiting = [...unpacked]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) stored.push(await storeFile(files, next))
  }
  const workers = await Promise.allSettled(Array.from({ length: AT_ONCE }, work))
  const failed = workers.find((worker) => worker.status === 'rejected')
  if (!failed) return stored
  await removeFiles(files, unpacked)
  throw failed.reason
}

export async function removeFiles(files: Files, stored: readonly { key: string }[]): Promise<void> {
  for (const { key } of stored) await files.delete(key)
}

async function storeFile(files: Files, { path, key, file }: Unpacked): Promise<ContentFile> {
  const type = contentTypeOf(path)
  const hash = createHash('sha256')
  const bytes = inspected(file, hash)
  const isSmall = file.size <= SMALL
  await files.put(key, isSmall ? await buffer(bytes) : Readable.from(bytes), type)
  return { path, key, type, size: file.size, etag: `"${hash.digest('base64url').slice(0, 27)}"` }
}

/** The bytes of a zipped file. The last ones are released only after all of them match what the zip says. */
async function* inspected(file: ZippedFile, hash: Hash): AsyncGenerator<Buffer> {
  let crc = 0
  try {
    for await (const chunk of (await file.open()) as AsyncIterable<Buffer>) {
      crc = crc32(chunk, crc)
      hash.update(chunk)
      yield chunk
    }
  } catch {
    throw new PackageProblem('package-damaged', file.path)
  }
  if (crc !== file.crc32) throw new PackageProblem('package-damaged', file.path)
}
