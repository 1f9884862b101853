import {
  APPLICATION_FIELDS,
  APPLICATION_MOVES,
  APPLICATION_PARTS,
  APPLICATION_ROLES,
  APPLICATION_STATUSES,
  type ApplicationField,
  PREREQUISITES,
  textsFrom,
} from '@fathom/domain/applications'
import { hasUnprintableText } from '@fathom/domain/translations'
import { z } from 'zod'
import { mailingAddressWire } from '../profile/profile.wire.ts'
import { decimal } from '../shared/decimal.ts'
import { paged } from '../shared/paged.ts'
import { applicationFeesWire } from './fees.wire.ts'
import { applicationCardsWire } from './type.wire.ts'

/**
 * EN-04: the people involved. Names are included on request (`expandApplicant` and so on), along with a
 * reference to the photo if there is one.
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

/** Text written by a person: line breaks are allowed, invisible characters are not. */
const textWire = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .refine((text) => !hasUnprintableText(text), {
      error: 'Holds signs that nobody sees.',
    })

const evidenceWire = z.partialRecord(z.enum(PREREQUISITES), textWire(APPLICATION_FIELDS.evidence.longest))

const statusWire = z.enum(APPLICATION_STATUSES)
const roleWire = z.enum(APPLICATION_ROLES)

const summaryFields = {
  id: z.uuid(),
  type: z.object({ id: z.string(), name: z.string() }),
  status: statusWire,
  /** The caller's role. */
  role: roleWire,
  applicant: applicantWire,
  /** Whose turn it is; null when the application is finished. */
  waitsFor: roleWire.nullable(),
  createdAt: z.string(),
  submittedAt: z.string().nullable(),
  /** When it was last saved or changed status. */
  changedAt: z.string(),
  /** A change sends it back as `If-Match: "<version>"`. */
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

/** GET and PUT Applications/{id}, and every status change (CA-03, EN-04, ST-03). */
export const applicationWire = z.object({
  ...summaryFields,
  /** EN-04: the one type of the application, with the cards it leads to. */
  types: z.array(summaryFields.type.extend({ certificationCards: applicationCardsWire })),
  instructor: participantWire.nullable(),
  store: participantWire.nullable(),
  teachingAddress: mailingAddressWire.nullable(),
  fees: applicationFeesWire,
  /** The recorded payment. */
  payment: z
    .object({
      reference: z.string(),
      receivedBy: z.enum(['provider', 'store']),
      name: z.string(),
      at: z.string(),
    })
    .nullable(),
  /** From when on the promised days run (SC-06); null while it's the applicant's alone. */
  promisedFrom: z.string().nullable(),
  evidence: evidenceWire,
  ...textsFrom(() => z.string()),
  /** The prerequisites as they were on submission; for a draft, as they are today. */
  prerequisites: z.array(prerequisiteWire),
  /** What is missing before it can be submitted. */
  gaps: z.array(z.enum([...APPLICATION_PARTS, ...PREREQUISITES])),
  history: z.array(movedWire),
  /** The remaining statuses if all goes well. */
  ahead: z.array(statusWire),
  /** What the caller may do with it now. */
  moves: z.array(z.enum(APPLICATION_MOVES)),
})
export type ApplicationWire = z.infer<typeof applicationWire>

/**
 * GET Applications/assigned (CA-04): the caller's own, and those they review or follow, last changed first.
 */
export const assignedWire = paged(z.object(summaryFields))
export type AssignedWire = z.infer<typeof assignedWire>

export const assignedQuery = z.object({
  Page: decimal(z.number().int().min(1).max(100_000)).default(1),
  PageSize: decimal(z.number().int().min(1).max(100)).default(100),
})

const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((requested) => requested === 'true')

export const expandQuery = z.object({
  expandApplicant: flag,
  expandInstructor: flag,
  expandStore: flag,
})

/** POST Applications: the caller creates the id, so repeated requests start only one application. */
export const newApplicationWire = z.object({ id: z.uuid().toLowerCase(), typeId: z.string().max(60) })

const numberWire = z.int().positive().max(2_147_483_647).nullable()

/** PUT Applications/{id}: everything that the applicant fills in except the teaching address. */
export const applicationDraftWire = z.object({
  instructorNumber: numberWire,
  storeNumber: numberWire,
  evidence: evidenceWire,
  ...textsFrom((field) => textWire(APPLICATION_FIELDS[field].longest)),
} satisfies Record<Exclude<ApplicationField, 'teachingAddress'>, z.ZodType>)
export type ApplicationDraftWire = z.infer<typeof applicationDraftWire>

const LONGEST_REFERENCE = 60

/** A payment that someone received (OF-04). `store` is the dive center of the application. */
const receivedByWire = z.enum(['provider', 'store'])

/**
 * Additional data of a status change: why it is returned or canceled, and for a payment where it is found and
 * who received it. A dive center records only what it received itself.
 */
export const applicationMoveWire = z
  .object({
    reason: textWire(1000).default(''),
    reference: textWire(LONGEST_REFERENCE).default(''),
    receivedBy: receivedByWire.default('provider'),
  })
  .nullish()
export type PaymentReceiver = z.infer<typeof receivedByWire>
