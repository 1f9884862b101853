import { createHash, type Hash } from 'node:crypto'
import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import type { Files } from '../../../../platform/files/index.ts'
import type { ZippedFile } from '../../../../platform/zip/index.ts'
import type { ContentFile } from '../content.store.ts'
import { contentTypeOf } from './content-type.ts'
import { PackageProblem } from './package-problem.ts'

/** One per core of a small machine: unpacking is what takes the time. */
const AT_ONCE = 2
/** Large enough that flushing to disk doesn't matter, small enough to work on two at once. */
const BUNDLE_BYTES = 16 * 1024 * 1024
/** Small files are collected into writes of this size. */
const WRITE_BYTES = 256 * 1024

/** A file on its way from the zip to the store; `path` is relative to the manifest's folder. */
export type Unpacked = { path: string; file: ZippedFile }

/** Files that are stored one after the other under one key. */
export type Bundle = { key: string; members: readonly Unpacked[] }

/** A file for each of 5,000 icons would cost 15,000 flushes to disk, or 5,000 requests to S3. */
export function bundlesOf(unpacked: readonly Unpacked[], contentId: string): Bundle[] {
  const bundles: Unpacked[][] = []
  let bytes = Number.POSITIVE_INFINITY
  for (const one of unpacked) {
    if (bytes + one.file.size > BUNDLE_BYTES) {
      bundles.push([])
      bytes = 0
    }
    bundles.at(-1)?.push(one)
    bytes += one.file.size
  }
  return bundles.map((members, index) => ({ key: `courses/${contentId}/${index}`, members }))
}

/** Stores every bundle, two at a time. If one fails, those already stored are removed. */
export async function storeBundles(
  files: Files,
  bundles: readonly Bundle[],
  onStored: () => void = () => {},
): Promise<ContentFile[]> {
  const stored: ContentFile[] = []
  const waiting = [...bundles]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      stored.push(...(await storeBundle(files, next, onStored)))
  }
  const workers = await Promise.allSettled(Array.from({ length: AT_ONCE }, work))
  const failed = workers.find((worker) => worker.status === 'rejected')
  if (!failed) return stored
  await removeFiles(files, bundles)
  throw failed.reason
}

export async function removeFiles(files: Files, stored: readonly { key: string }[]): Promise<void> {
  for (const key of new Set(stored.map((one) => one.key))) await files.delete(key)
}

async function storeBundle(
  files: Files,
  { key, members }: Bundle,
  onStored: () => void,
): Promise<ContentFile[]> {
  const stored: ContentFile[] = []
  async function* bytes() {
    let start = 0
    for (const { path, file } of members) {
      const hash = createHash('sha256')
      yield* inspected(file, hash)
      const etag = `"${hash.digest('base64url').slice(0, 27)}"`
      stored.push({ path, key, start, type: contentTypeOf(path), size: file.size, etag })
      start += file.size
      onStored()
    }
  }
  await files.put(key, Readable.from(inLargeChunks(bytes())), 'application/octet-stream')
  return stored
}

/** The bytes of a zipped file; fails unless all of them match what the zip says. */
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

async function* inLargeChunks(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = []
  let length = 0
  for await (const chunk of source) {
    parts.push(chunk)
    length += chunk.length
    if (length < WRITE_BYTES) continue
    yield Buffer.concat(parts)
    parts = []
    length = 0
  }
  if (length > 0) yield Buffer.concat(parts)
}
