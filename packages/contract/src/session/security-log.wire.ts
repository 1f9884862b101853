import { SECURITY_EVENT_KINDS } from '@fathom/domain/session'
import { z } from 'zod'
import { affiliateIdWire, decimal } from '../shared/decimal.ts'
import { paged } from '../shared/paged.ts'

const kindWire = z.enum(SECURITY_EVENT_KINDS)

/** `?kind=&affiliateId=&from=&to=&page=&pageSize=`, all optional. */
export const securityLogQuery = z.object({
  kind: kindWire.optional(),
  /** What the account did, and what staff did to it. */
  affiliateId: affiliateIdWire.optional(),
  from: z.iso.datetime().optional(),
  /** Not included itself. */
  to: z.iso.datetime().optional(),
  page: decimal(z.number().int().min(1).max(10_000)).default(1),
  pageSize: decimal(z.number().int().min(1).max(100)).default(50),
})

const securityEventWire = z.object({
  id: z.uuid(),
  kind: kindWire,
  /** Null when nobody is known to be behind it. */
  affiliateId: z.int().nullable(),
  /** The IP address; only its network in a demo, where anyone may read the log. */
  address: z.string().nullable(),
  /** Method and route of the call, such as `PUT /api/flags/:name`. */
  operation: z.string().nullable(),
  /** The id of what a staff action was about. */
  target: z.string().nullable(),
  /** The name of the problem that the caller got. */
  reason: z.string().nullable(),
  /** How often it happened between `firstAt` and `lastAt`, which are within a minute. */
  count: z.int(),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
})
export type SecurityEventWire = z.infer<typeof securityEventWire>

/** Newest first. `total` counts up to 10,000. */
export const securityLogWire = paged(securityEventWire)
export type SecurityLogWire = z.infer<typeof securityLogWire>
