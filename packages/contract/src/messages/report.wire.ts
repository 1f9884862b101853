import { REPORT_REASONS } from '@fathom/domain/messages'
import { z } from 'zod'
import { decimal } from '../shared/decimal.ts'
import { paged } from '../shared/paged.ts'
import { attachmentWire } from './attachment.wire.ts'

export const newReportWire = z.object({
  reason: z.enum(REPORT_REASONS),
  note: z.string().trim().max(1000).default(''),
})

const personWire = z.object({ affiliateId: z.int(), name: z.string() })

/** A message that someone reported, for the organization's staff. */
export const messageReportWire = z.object({
  id: z.uuid(),
  reason: z.enum(REPORT_REASONS),
  note: z.string(),
  reportedAt: z.string(),
  reporter: personWire,
  author: personWire,
  student: personWire,
  isMinor: z.boolean(),
  /** As it was when it was reported. */
  text: z.string(),
  sentAt: z.string(),
  attachments: z.array(attachmentWire),
  settledAt: z.string().nullable(),
})
export type MessageReportWire = z.infer<typeof messageReportWire>

export const messageReportsWire = paged(messageReportWire)
export type MessageReportsWire = z.infer<typeof messageReportsWire>

export const reportsQuery = z.object({
  state: z.enum(['open', 'settled']).default('open'),
  page: decimal(z.number().int().min(1).max(10_000)).default(1),
  pageSize: decimal(z.number().int().min(1).max(100)).default(20),
})
