import type { ByteSource } from './byte-source.ts'
import { type DiveFileFormat, detectFormat } from './detect-format.ts'
import { type Encoding, findEncoding } from './encoding.ts'
import { FileProblem } from './file-problem.ts'
import { finishDive, isUsable } from './finish-dive.ts'
import { type CsvOptions, readCsv } from './formats/csv/read-csv.ts'
import { readDl7 } from './formats/dl7.ts'
import { readFit } from './formats/fit/read-fit.ts'
import { readMacDive } from './formats/macdive.ts'
import { readShearwater } from './formats/shearwater.ts'
import { readSubsurface } from './formats/subsurface/read-subsurface.ts'
import { readSuunto } from './formats/suunto.ts'
import { readUddf } from './formats/uddf/read-uddf.ts'
import type { Receipt } from './receipt.ts'
import type { SourceDive } from './source-dive.ts'

type ReadText = (
  source: ByteSource,
  encoding: Encoding,
  receipt: Receipt,
  csv: CsvOptions,
) => AsyncGenerator<SourceDive>

const TEXT_FORMATS: Readonly<Record<Exclude<DiveFileFormat, 'fit'>, ReadText>> = {
  uddf: readUddf,
  subsurface: readSubsurface,
  shearwater: readShearwater,
  dl7: readDl7,
  suunto: readSuunto,
  macdive: readMacDive,
  csv: readCsv,
}

type Options = {
  format?: DiveFileFormat
  receipt: Receipt
  now: Date
  /** How tables are read. */
  csv?: Omit<CsvOptions, 'now'> | undefined
}

/**
 * The dives of a file, one after another, so that memory doesn't grow with their number. Throws a
 * `FileProblem` if the file can't be read to its end; then nothing of it counts.
 */
export async function* readDiveFile(
  source: ByteSource,
  { format, receipt, now, csv }: Options,
): AsyncGenerator<SourceDive> {
  const found = format ?? (await detectFormat(source))
  let count = 0
  for await (const dive of await open(source, found, receipt, { ...csv, now })) {
    count += 1
    finishDive(dive, now)
    receipt.settle(isUsable(dive))
    yield dive
  }
  if (count === 0) throw new FileProblem('no-dives')
}

async function open(
  source: ByteSource,
  format: DiveFileFormat,
  receipt: Receipt,
  csv: CsvOptions,
): Promise<AsyncGenerator<SourceDive>> {
  if (format === 'fit') return readFit(source, receipt)
  const encoding = await findEncoding(source)
  const dives = TEXT_FORMATS[format](source, encoding, receipt, csv)
  return encoding.isGuessed ? withGuess(dives) : dives
}

async function* withGuess(dives: AsyncGenerator<SourceDive>): AsyncGenerator<SourceDive> {
  for await (const dive of dives) {
    dive.problems.push({ code: 'encoding-guessed' })
    yield dive
  }
}
