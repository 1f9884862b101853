import type { ImportFault, ImportLoss } from '@fathom/domain/training/banks'
import { z } from 'zod'

export const BANK_FORMATS = ['qti-2.2', 'qti-3.0', 'moodle', 'gift', 'csv'] as const
export type BankFormat = (typeof BANK_FORMATS)[number]

export const bankExportQueryWire = z.object({ format: z.enum(BANK_FORMATS) })

/** POST …/import: with check=1 it answers with the receipt and changes nothing. */
export const bankImportQueryWire = z.object({ check: z.enum(['1']).exactOptional() })

const FAULTS = [
  'no-prompt',
  'too-few-choices',
  'too-many-choices',
  'empty-choice',
  'same-choice',
  'no-right-answer',
  'several-right',
  'too-long',
  'kind',
  'unreadable',
  'same-id',
  'too-many',
  'file-missing',
  'file-unknown',
] as const satisfies readonly ImportFault[]

const LOSSES = [
  'formatting',
  'picture',
  'choice-feedback',
  'column',
  'partial-credit',
  'topic',
  'page',
  'id',
  'retired',
] as const satisfies readonly ImportLoss[]

const place = { line: z.int().nullable(), item: z.string() }

/** What an import did: everything in the file is counted, or listed with the reason. */
export const bankReceiptWire = z.object({
  /** The format that was recognized. */
  format: z.enum(['qti', 'moodle', 'gift', 'csv']),
  added: z.int(),
  replaced: z.int(),
  unchanged: z.int(),
  /** Topics that the bank didn't have before. */
  newTopics: z.array(z.string()),
  /** The first 500; `refusedCount` counts all. */
  refused: z.array(z.object({ ...place, fault: z.enum(FAULTS) })),
  refusedCount: z.int(),
  losses: z.array(z.object({ ...place, loss: z.enum(LOSSES) })),
  lossCount: z.int(),
})
export type BankReceiptWire = z.infer<typeof bankReceiptWire>
