import { isUnprintable } from '@fathom/domain/account'
import {
  APPLICATION_MOVES,
  APPLICATION_PARTS,
  APPLICATION_ROLES,
  APPLICATION_STATUSES,
  PREREQUISITES,
} from '@fathom/domain/applications'
import { z } from 'zod'
import { mailingAddressWire } from '../profile/profile.wire.ts'
import { paged } from '../shared/paged.ts'
import { applicationFeesWire } from './fees.wire.ts'

/**
 * EN-04: who has a part in it. Names come when they are asked for (`expandApplicant` and so on), and with them the trace
 * of a photo where there is one.
 */
const applicantWire = z.object({
  affiliateId: z.int(),
  name: z.string().optional(),
  photo: z.string().optional(),
})
const participantWire = z.object({
  number: z.int(),
  name: z.string().optional(),
  city: z.string().optional(),
  photo: z.string().optional(),
})

/** What a person writes: lines may break, nothing in it is invisible. */
const textWire = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .refine((text) => !isUnprintable(text.replaceAll(/\r?\n/g, ' ')), {
      error: 'Holds signs that nobody sees.',
    })

const evidenceWire = z.partialRecord(z.enum(PREREQUISITES), textWire(1000))

const statusWire = z.enum(APPLICATION_STATUSES)
const roleWire = z.enum(APPLICATION_ROLES)

const summaryFields = {
  id: z.uuid(),
  type: z.object({ id: z.string(), name: z.string() }),
  status: statusWire,
  /** As what the caller reads it. */
  role: roleWire,
  applicant: applicantWire,
  /** Whose turn it is; null when it is over. */
  waitsFor: roleWire.nullable(),
  createdAt: z.string(),
  submittedAt: z.string().nullable(),
  /** When it was last saved or moved. */
  changedAt: z.string(),
  /** What a change sends back as `If-Match: "<version>"`. */
  version: z.int(),
}

const prerequisiteWire = z.object({
  code: z.enum(PREREQUISITES),
  needed: z.int().nullable(),
  has: z.int().nullable(),
  isMet: z.boolean(),
})

const movedWire = z.object({
  move: z.enum(APPLICATION_MOVES),
  from: statusWire,
  to: statusWire,
  role: roleWire,
  name: z.string(),
  reason: z.string(),
  at: z.string(),
})

/** GET and PUT Applications/{id}, and every move (CA-03, EN-04, ST-03). */
export const applicationWire = z.object({
  ...summaryFields,
  instructor: participantWire.nullable(),
  store: participantWire.nullable(),
  teachingAddress: mailingAddressWire.nullable(),
  fees: applicationFeesWire,
  evidence: evidenceWire,
  signature: z.string(),
  /** What the house knew when it was submitted; of a draft, what it knows today. */
  prerequisites: z.array(prerequisiteWire),
  /** What is missing before it can be submitted. */
  gaps: z.array(z.enum([...APPLICATION_PARTS, ...PREREQUISITES])),
  history: z.array(movedWire),
  /** What is to come when all goes well. */
  ahead: z.array(statusWire),
  /** What the caller may do with it now. */
  moves: z.array(z.enum(APPLICATION_MOVES)),
})
export type ApplicationWire = z.infer<typeof applicationWire>

/** GET Applications/assigned (CA-04): mine, and those that I review or follow, the last changed first. */
export const assignedWire = paged(z.object(summaryFields))
export type AssignedWire = z.infer<typeof assignedWire>

export const assignedQuery = z.object({
  Page: z.coerce.number().int().min(1).max(100_000).default(1),
  PageSize: z.coerce.number().int().min(1).max(100).default(100),
})

const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((asked) => asked === 'true')

export const expandQuery = z.object({
  expandApplicant: flag,
  expandInstructor: flag,
  expandStore: flag,
})

/** POST Applications: under an id that the caller made, so that it is started once however often it is sent. */
export const newApplicationWire = z.object({ id: z.uuid().toLowerCase(), typeId: z.string().max(60) })

const numberWire = z.int().positive().max(2_147_483_647).nullable()

/** PUT Applications/{id}: all that the applicant fills in but the teaching address. */
export const applicationDraftWire = z.object({
  instructorNumber: numberWire,
  storeNumber: numberWire,
  evidence: evidenceWire,
  /** The full name, typed as a signature. */
  signature: textWire(200),
})
export type ApplicationDraftWire = z.infer<typeof applicationDraftWire>

/** What a move says beside itself: why it is returned or canceled, or where the payment is found. */
export const applicationMoveWire = z.object({ reason: textWire(1000).default('') }).nullish()
