import { type ByteSource, readAll } from '../../byte-source.ts'
import { FileProblem } from '../../file-problem.ts'
import type { Receipt } from '../../receipt.ts'
import type { SourceDive } from '../../source-dive.ts'
import { decodeFit } from './decode-fit.ts'
import { diveOf } from './dive-of-messages.ts'

/** A day of samples, one per second, with everything that a computer measures has 4 MB. */
const LARGEST_BYTES = 16_000_000

/** Garmin FIT: a file has one dive; files can be chained. */
export async function* readFit(source: ByteSource, receipt: Receipt): AsyncGenerator<SourceDive> {
  const bytes = await readAll(source, LARGEST_BYTES)
  if (!bytes) throw new FileProblem('file-too-large')
  for (const messages of decodeFit(bytes)) {
    const dive = diveOf(messages, receipt)
    if (dive) yield dive
  }
}
