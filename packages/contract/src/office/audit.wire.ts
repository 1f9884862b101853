import { AUDIT_ACTIONS } from '@fathom/domain/session'
import { z } from 'zod'
import { affiliateIdWire, decimal } from '../shared/decimal.ts'

const auditActionWire = z.enum(AUDIT_ACTIONS)

/** `?search=&subject=&actor=&action=&from=&to=`, all optional. */
export const auditFilterQuery = z.object({
  /** The name, e-mail address or number of the person who did it or whom it was about, or the beginning of one. */
  search: z.string().max(200).optional(),
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

export const auditEntryWire = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  actor: actorWire,
  action: auditActionWire,
  subject: personWire.nullable(),
  object: z
    .object({
      kind: z.string(),
      id: z.string(),
      /** What it's called in the reader's language, where the portal can't know. */
      name: z.string().optional(),
    })
    .nullable(),
  detail: z.record(z.string(), z.unknown()),
})
export type AuditEntryWire = z.infer<typeof auditEntryWire>

/**
 * OF-09: newest first. `match` is about the search: nobody has exactly this name, and the entries are about similar
 * ones; or too many people have it, and there are no entries.
 */
export const auditWire = z.object({
  items: z.array(auditEntryWire),
  next: z.string().nullable(),
  match: z.enum(['exact', 'similar', 'too-many']),
})
export type AuditWire = z.infer<typeof auditWire>
