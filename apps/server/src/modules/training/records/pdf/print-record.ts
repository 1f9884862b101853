import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ERecordWire } from '@fathom/contract/training'
import type { Locale } from '@fathom/domain/translations'
import { serverFolder } from '../../../../platform/checkout.ts'
import { typeset } from '../../../../platform/typeset/index.ts'
import { pageOf } from './page-of.ts'

const TEMPLATE = 'src/modules/training/records/pdf/e-record.typ'

/** The record as a PDF, in the reader's language. */
export async function printRecord(record: ERecordWire, locale: Locale): Promise<Buffer> {
  return typeset(await readFile(join(serverFolder(), TEMPLATE), 'utf8'), pageOf(record, locale))
}
