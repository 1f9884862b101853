import { APPLICATION_STATUSES } from '@fathom/domain/applications'
import { CERTIFICATION_STATUSES } from '@fathom/domain/certifications'
import { FORM_STATES } from '@fathom/domain/forms'
import { z } from 'zod'
import { decimal } from '../shared/decimal.ts'
import { auditWire } from './audit.wire.ts'
import {
  centerInstructorWire,
  directoryChangeWire,
  directoryEntryWire,
  nextNumbersWire,
  personNumberWire,
} from './directory.wire.ts'
import { mergeWire } from './merge.wire.ts'
import { staffRightWire } from './own-rights.wire.ts'

/** RO-02. */
const affiliateTypeWire = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(9)])

/** `?search=&type=&after=&limit=`, all optional. */
export const peopleQuery = z.object({
  /** A name, an e-mail address or a number, or the beginning of a name or address. */
  search: z.string().max(200).default(''),
  type: decimal(z.number()).pipe(affiliateTypeWire).optional(),
  /** `next` of the page before. */
  after: z.string().max(1000).optional(),
  limit: decimal(z.number().int().min(1).max(100)).default(50),
})

export const foundPersonWire = z.object({
  affiliateId: z.int(),
  name: z.string(),
  email: z.string(),
  type: affiliateTypeWire,
  createdAt: z.iso.datetime(),
  /** The number of the account that this one was merged into. */
  mergedInto: z.int().nullable(),
})
export type FoundPersonWire = z.infer<typeof foundPersonWire>

const listedPersonWire = foundPersonWire.extend({ numbers: z.array(personNumberWire) })
export type ListedPersonWire = z.infer<typeof listedPersonWire>

/** OF-03: by name in order. `isSimilar`: nobody matches what was typed, and these are close. */
export const peopleWire = z.object({
  items: z.array(listedPersonWire),
  next: z.string().nullable(),
  isSimilar: z.boolean(),
})
export type PeopleWire = z.infer<typeof peopleWire>

const moment = z.iso.datetime()

/** `date`: the last day on which it counts, or that of the decision that holds. */
const standingWire = z.object({ state: z.enum(FORM_STATES), date: moment.nullable() })

/** OF-03: one page about a person. Of forms it has the standing, never an answer. */
export const officePersonWire = listedPersonWire.extend({
  numbers: z.array(directoryEntryWire),
  /** Free, if the person needs one. */
  nextNumbers: nextNumbersWire,
  /** Of a dive center; null for others. */
  instructors: z.array(centerInstructorWire).nullable(),
  language: z.string(),
  /** Of staff; null for others. */
  rights: z.array(staffRightWire).nullable(),
  cards: z.array(
    z.object({
      licenseID: z.string(),
      title: z.string(),
      certDate: z.string().nullable(),
      standing: z.enum(CERTIFICATION_STATUSES),
    }),
  ),
  courses: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      enrolledAt: moment,
      completedAt: moment.nullable(),
      certifiedAt: moment.nullable(),
    }),
  ),
  forms: z.object({ medical: standingWire, release: standingWire }),
  /** Anyone who has a code may redeem it, so only its end is shown. */
  codes: z.array(z.object({ ending: z.string(), title: z.string() })),
  applications: z.array(
    z.object({ id: z.string(), title: z.string(), status: z.enum(APPLICATION_STATUSES), createdAt: moment }),
  ),
  sessions: z.array(
    z.object({ id: z.string(), browser: z.string(), system: z.string(), lastSeenAt: moment }),
  ),
  /** With which accounts it became one, newest first. */
  merges: z.array(mergeWire),
  /** What staff did to the person, newest first. */
  history: auditWire.shape.items,
})
export type OfficePersonWire = z.infer<typeof officePersonWire>

/**
 * PUT office/people/{affiliateId}/type. An instructor needs a number, a dive center a number, a name and a place, as in
 * PUT office/people/{affiliateId}/directory; a number from before is used again, and another one is refused: 409
 * `holds-number`. 409 `own-account`, `already-merged`, `provider-decides`, and `last-settings` for the last one who has
 * the right `settings`; 403 `authentication-needed`.
 */
export const typeChangeWire = directoryChangeWire.extend({ type: affiliateTypeWire })
export type TypeChangeWire = z.infer<typeof typeChangeWire>

/**
 * PUT office/people/{affiliateId}/rights. 409 `own-account`, `not-staff`, and `last-settings` for the last one who has
 * the right `settings`; 403 `authentication-needed`.
 */
export const rightsChangeWire = z.object({ rights: z.array(staffRightWire).max(20) })
export type RightsChangeWire = z.infer<typeof rightsChangeWire>
