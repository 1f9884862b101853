import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl'
import { entryName, isLink } from './entry-name.ts'
import { entryPathFault, isLitter } from './entry-path.ts'
import { ZIP_LIMITS, type ZipLimits } from './limits.ts'
import { ZipProblem } from './zip-problem.ts'

export type ZippedFile = { path: string; size: number; crc32: number; open(): Promise<Readable> }

/** The files of a zip by path, each checked; nothing is unpacked yet. */
export type OpenZip = { files: ReadonlyMap<string, ZippedFile>; close(): void }

const OPTIONS = { decodeStrings: false, autoClose: false, validateEntrySizes: true }

/** `source` is the zip itself or its path. */
export async function openZip(source: Uint8Array | string, limits = ZIP_LIMITS): Promise<OpenZip> {
  const bytes = typeof source === 'string' ? (await stat(source)).size : source.byteLength
  if (bytes === 0) throw new ZipProblem('empty')
  if (bytes > limits.zipBytes) throw new ZipProblem('too-big')
  const zip = await openSource(source)
  try {
    return { files: await listFiles(zip, bytes, limits), close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw error instanceof ZipProblem ? error : new ZipProblem('damaged')
  }
}

async function openSource(source: Uint8Array | string): Promise<ZipFile> {
  try {
    if (typeof source === 'string') return await openPromise(source, OPTIONS)
    const buffer = Buffer.from(source.buffer, source.byteOffset, source.byteLength)
    return await fromBufferPromise(buffer, OPTIONS)
  } catch {
    throw new ZipProblem('not-a-zip')
  }
}

async function listFiles(zip: ZipFile, zipBytes: number, limits: ZipLimits) {
  const files = new Map<string, ZippedFile>()
  const known = new Set<string>()
  let total = 0
  for await (const entry of zip.eachEntry()) {
    const path = entryName(entry)
    checkEntry(entry, path)
    if (path.endsWith('/') || isLitter(path)) continue
    const spelling = path.toLowerCase()
    if (known.has(spelling)) throw new ZipProblem('duplicate-name', path)
    known.add(spelling)
    total += entry.uncompressedSize
    if (known.size > limits.files) throw new ZipProblem('too-many-files')
    if (entry.uncompressedSize > limits.fileBytes) throw new ZipProblem('too-big', path)
    const { uncompressedSize: size, crc32 } = entry
    files.set(path, { path, size, crc32, open: () => zip.openReadStreamPromise(entry) })
  }
  checkTotal(total, zipBytes, limits)
  return files
}

function checkEntry(entry: Entry, path: string): void {
  const fault = entryPathFault(path)
  if (fault) throw new ZipProblem(fault, path)
  if (isLink(entry)) throw new ZipProblem('link', path)
  if (entry.isEncrypted()) throw new ZipProblem('encrypted', path)
  if (!entry.canDecodeFileData()) throw new ZipProblem('damaged', path)
}

/** The sizes are those that the zip declares; reading a file detects at once if it's larger. */
function checkTotal(total: number, zipBytes: number, limits: ZipLimits): void {
  if (total > limits.totalBytes) throw new ZipProblem('too-big')
  if (total > limits.denseFrom && total > zipBytes * limits.density) throw new ZipProblem('too-dense')
}
