import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { entryPathFault, isLitter } from '@fathom/domain/training/content'
import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl'
import { PackageProblem } from '../import/package-problem.ts'
import { entryName, isLink } from './entry-name.ts'
import { ZIP_LIMITS, type ZipLimits } from './limits.ts'

export type ZippedFile = { path: string; size: number; crc32: number; open(): Promise<Readable> }

/** The files of a zip by path, each checked; nothing is unpacked yet. */
export type OpenZip = { files: ReadonlyMap<string, ZippedFile>; close(): void }

const OPTIONS = { decodeStrings: false, autoClose: false, validateEntrySizes: true }

/** `source` is the zip itself or its path. */
export async function openZip(source: Uint8Array | string, limits = ZIP_LIMITS): Promise<OpenZip> {
  const bytes = typeof source === 'string' ? (await stat(source)).size : source.byteLength
  if (bytes === 0) throw new PackageProblem('package-empty')
  if (bytes > limits.zipBytes) throw new PackageProblem('package-too-big')
  const zip = await openSource(source)
  try {
    return { files: await listFiles(zip, bytes, limits), close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw error instanceof PackageProblem ? error : new PackageProblem('package-damaged')
  }
}

async function openSource(source: Uint8Array | string): Promise<ZipFile> {
  try {
    if (typeof source === 'string') return await openPromise(source, OPTIONS)
    const buffer = Buffer.from(source.buffer, source.byteOffset, source.byteLength)
    return await fromBufferPromise(buffer, OPTIONS)
  } catch {
    throw new PackageProblem('package-not-a-zip')
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
    if (known.has(spelling)) throw new PackageProblem('package-duplicate-name', path)
    known.add(spelling)
    total += entry.uncompressedSize
    if (known.size > limits.files) throw new PackageProblem('package-too-many-files')
    if (entry.uncompressedSize > limits.fileBytes) throw new PackageProblem('package-too-big', path)
    const { uncompressedSize: size, crc32 } = entry
    files.set(path, { path, size, crc32, open: () => zip.openReadStreamPromise(entry) })
  }
  checkTotal(total, zipBytes, limits)
  return files
}

function checkEntry(entry: Entry, path: string): void {
  const fault = entryPathFault(path)
  if (fault) throw new PackageProblem(fault, path)
  if (isLink(entry)) throw new PackageProblem('package-link', path)
  if (entry.isEncrypted()) throw new PackageProblem('package-encrypted', path)
  if (!entry.canDecodeFileData()) throw new PackageProblem('package-damaged', path)
}

/** The sizes are those that the zip declares; reading a file detects at once if it's larger. */
function checkTotal(total: number, zipBytes: number, limits: ZipLimits): void {
  if (total > limits.totalBytes) throw new PackageProblem('package-too-big')
  if (total > limits.denseFrom && total > zipBytes * limits.density)
    throw new PackageProblem('package-too-dense')
}
