import { AUDIT_ACTIONS } from '@fathom/domain/session'
import { z } from 'zod'
import { affiliateIdWire, decimal } from '../shared/decimal.ts'

const auditActionWire = z.enum(AUDIT_ACTIONS)

/** `?subject=&actor=&action=&from=&to=`, all optional. */
export const auditFilterQuery = z.object({
  /** The person it was about. */
  subject: affiliateIdWire.optional(),
  /** The member of staff. */
  actor: affiliateIdWire.optional(),
  action: auditActionWire.optional(),
  from: z.iso.datetime().optional(),
  /** Not included itself. */
  to: z.iso.datetime().optional(),
})

export const auditQuery = auditFilterQuery.extend({
  /** `next` of the page before. */
  after: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
  limit: decimal(z.number().int().min(1).max(100)).default(50),
})

/** The name is empty when the account is deleted. */
const personWire = z.object({ affiliateId: z.int(), name: z.string() })

/** A client of another system has no number. */
const actorWire = personWire.extend({ affiliateId: z.int().nullable() })

const auditEntryWire = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  actor: actorWire,
  action: auditActionWire,
  subject: personWire.nullable(),
  object: z.object({ kind: z.string(), id: z.string() }).nullable(),
  detail: z.record(z.string(), z.unknown()),
})
export type AuditEntryWire = z.infer<typeof auditEntryWire>

/** OF-09: newest first. */
export const auditWire = z.object({ items: z.array(auditEntryWire), next: z.string().nullable() })
export type AuditWire = z.infer<typeof auditWire>
