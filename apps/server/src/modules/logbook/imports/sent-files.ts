import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import { type DiveFileFormat, FORMATS } from '@fathom/dive-files'
import type { FastifyRequest } from 'fastify'
import type { Files } from '../../../platform/files/index.ts'
import { Problem } from '../../../platform/problem.ts'
import type { StoredFile } from './import.store.ts'
import { ImportProblem } from './import-problem.ts'

/** The samples of 10,000 dives as XML; more is no logbook. */
export const MOST_BYTES = 200 * 1024 * 1024
const MOST_FILES = 500

export type SentFile = { name: string; path: string; bytes: number; sha256: string }
export type Sent = { files: readonly SentFile[]; format: DiveFileFormat | undefined }

/**
 * Writes the files of a form to a temporary folder while `work` runs: a zip is read from its end, a text is read
 * twice, and no file has to fit into memory.
 */
export async function withSentFiles<T>(
  request: FastifyRequest,
  work: (sent: Sent) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw new Problem('unsupported-media-type', 415)
  return inFolder(async (folder) => work(await receive(request, folder)))
}

/** The files of an import again, as they were sent. */
export const withStoredFiles = <T>(
  files: Pick<Files, 'get'>,
  stored: readonly StoredFile[],
  work: (sent: Sent) => Promise<T>,
): Promise<T> =>
  inFolder(async (folder) => {
    const sent: SentFile[] = []
    for (const [position, { name, bytes, sha256, key }] of stored.entries()) {
      const path = join(folder, String(position))
      await pipeline((await files.get(key)).body, createWriteStream(path, { mode: 0o600 }))
      sent.push({ name, path, bytes, sha256 })
    }
    return work({ files: sent, format: undefined })
  })

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), `fathom-dives-${process.pid}-`))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function receive(request: FastifyRequest, folder: string): Promise<Sent> {
  const files: SentFile[] = []
  let format: DiveFileFormat | undefined
  let total = 0
  const limits = { fileSize: MOST_BYTES + 1, files: MOST_FILES + 1, fields: 4, fieldSize: 100 }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      if (part.fieldname === 'format' && part.value !== '') format = formatOf(part.value)
      continue
    }
    const name = tidyName(part.filename)
    if (files.length === MOST_FILES) throw new ImportProblem('too-many-files', name)
    const file = await write(part, name, join(folder, String(files.length)))
    total += file.bytes
    if (total > MOST_BYTES) throw new ImportProblem('file-too-large', name)
    files.push(file)
  }
  if (files.length === 0) throw new Problem('invalid-input', 400, { errors: ['file: missing'] })
  return { files, format }
}

const LONGEST_NAME = 160
// biome-ignore lint/suspicious/noControlCharactersInRegex: no name may hold them.
const CONTROL = /[\u0000-\u001f\u007f]/g

/** Some browsers send the whole path. */
const tidyName = (name: string) =>
  name
    .replace(/^.*[\\/]/, '')
    .replace(CONTROL, '')
    .toWellFormed()
    .slice(-LONGEST_NAME) || 'file'

function formatOf(value: unknown): DiveFileFormat {
  const format = FORMATS.find((each) => each === value)
  if (!format) throw new Problem('invalid-input', 400, { errors: [`format: one of ${FORMATS.join(', ')}`] })
  return format
}

async function write(part: MultipartFile, name: string, path: string): Promise<SentFile> {
  const hash = createHash('sha256')
  let bytes = 0
  const count = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(bytes > MOST_BYTES ? new ImportProblem('file-too-large', name) : null, chunk)
    },
  })
  await pipeline(part.file, count, createWriteStream(path, { mode: 0o600 }))
  return { name, path, bytes, sha256: hash.digest('hex') }
}

export const bytesIn = (path: string) => () => createReadStream(path) as AsyncIterable<Uint8Array>
