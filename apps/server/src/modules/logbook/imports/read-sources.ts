import {
  type ByteSource,
  type DiveFileFormat,
  FileProblem,
  type Receipt,
  readDiveFile,
  type SourceDive,
} from '@fathom/dive-files'
import { openZip, type ZipLimits, type ZippedFile } from '../../../platform/zip/index.ts'
import type { CsvTables } from './csv-tables.ts'
import { asImportProblem, ImportProblem } from './import-problem.ts'
import { isPicture } from './receipt-lines.ts'
import { bytesIn, MOST_BYTES, type Sent, type SentFile } from './sent-files.ts'

const MB = 1024 * 1024
/** Of all files together: thirty years with two dives a day, and each is compared with others. */
const MOST_DIVES = 20_000

export const LIMITS: ZipLimits = {
  zipBytes: MOST_BYTES,
  files: 20_000,
  fileBytes: MOST_BYTES,
  totalBytes: 1024 * MB,
  density: 100,
  denseFrom: 64 * MB,
}

const ZIP_HEAD = Buffer.from('PK\u0003\u0004')

type Options = {
  receipt: Receipt
  now: Date
  signal: AbortSignal
  tables: CsvTables
  /** Is given the paths of pictures in zips. */
  pictures: string[]
}

/** The dives of all files, one after another. Throws an `ImportProblem` that names the file. */
export async function* readSources({ files, format }: Sent, options: Options): AsyncGenerator<SourceDive> {
  let dives = 0
  for (const file of files) {
    const source = bytesIn(file.path)
    const isZipped = await isZip(source)
    for await (const dive of isZipped
      ? readZip(file, options)
      : readFile(file.name, source, { ...options, format, mayLackDates: true })) {
      dives += 1
      if (dives > MOST_DIVES) throw new ImportProblem('too-many-dives', file.name, { limit: MOST_DIVES })
      yield dive
    }
  }
}

export async function isZip(source: ByteSource): Promise<boolean> {
  for await (const chunk of source()) return ZIP_HEAD.equals(chunk.subarray(0, ZIP_HEAD.length))
  return false
}

async function* readFile(
  name: string,
  source: ByteSource,
  {
    signal,
    format,
    tables,
    mayLackDates = false,
    ...options
  }: Options & { format?: DiveFileFormat | undefined; mayLackDates?: boolean },
): AsyncGenerator<SourceDive> {
  try {
    // A zip has tables of other things beside the dives.
    const csv = { ...tables.optionsFor(name), mayLackDates }
    for await (const dive of readDiveFile(source, { ...options, csv, ...(format && { format }) })) {
      signal.throwIfAborted()
      yield dive
    }
  } catch (error) {
    throw asImportProblem(error, name)
  }
}

/** An export of a watch has runs and settings beside the dives: they are left out. */
const ISNT_A_LOGBOOK: readonly unknown[] = ['unknown-format', 'no-dives', 'empty-file']

async function* readZip({ name, path }: SentFile, options: Options): AsyncGenerator<SourceDive> {
  const zip = await openZip(path, LIMITS).catch((error) => {
    throw asImportProblem(error, name)
  })
  try {
    let dives = 0
    for (const file of zip.files.values()) {
      const source = bytesOfEntry(file)
      if (await isZip(source)) throw new ImportProblem('zip-in-zip', file.path)
      try {
        for await (const dive of readFile(file.path, source, options)) {
          dives += 1
          yield dive
        }
      } catch (error) {
        if (!(error instanceof ImportProblem && ISNT_A_LOGBOOK.includes(error.problem))) throw error
        if (isPicture(file.path)) options.pictures.push(file.path)
      }
    }
    if (dives === 0) throw asImportProblem(new FileProblem('no-dives'), name)
  } finally {
    zip.close()
  }
}

const bytesOfEntry = (file: ZippedFile): ByteSource =>
  async function* () {
    const stream = await file.open()
    try {
      yield* stream
    } finally {
      stream.destroy()
    }
  }
