import { type AddressField, addressFields } from '@fathom/domain/profile'
import { LARGEST_NUMBER, NUMBER_STANDINGS, PARTICIPANT_KINDS } from '@fathom/domain/references'
import { z } from 'zod'
import { decimal } from '../shared/decimal.ts'

const address = <Schema extends z.ZodType>(schema: Schema) =>
  Object.fromEntries(addressFields.map((field) => [field, schema])) as Record<AddressField, Schema>

const participantNumber = z.int().min(1).max(LARGEST_NUMBER)

/** What a professional or dive center is known by, besides the number of the account. Also one from before. */
export const personNumberWire = z.object({
  kind: z.enum(PARTICIPANT_KINDS),
  number: z.int(),
  standing: z.enum(NUMBER_STANDINGS),
})
export type PersonNumberWire = z.infer<typeof personNumberWire>

/** With what others find under it. */
export const directoryEntryWire = personNumberWire.extend({ name: z.string(), ...address(z.string()) })
export type DirectoryEntryWire = z.infer<typeof directoryEntryWire>

export const nextNumbersWire = z.object({ member: z.int(), store: z.int() })

/** Who teaches at a dive center. */
export const centerInstructorWire = z.object({ memberNumber: z.int(), name: z.string() })

/**
 * PUT office/people/{affiliateId}/directory. Anyone who has a number may leave it out, and so may a dive center its name
 * and place; those of a professional are the person's own. 409 `not-professional`, and `number-taken` with `next`, which
 * is free, and `reason`: `in-use`, or `used-before` for a number that is never given again. 422 `invalid-details` with
 * `problems`, each of a field; 403 `authentication-needed`.
 */
export const directoryChangeWire = z.object({
  number: participantNumber.optional(),
  name: z.string().optional(),
  ...address(z.string().optional()),
})
export type DirectoryChangeWire = z.infer<typeof directoryChangeWire>

/** PUT and DELETE office/people/{affiliateId}/instructors/{memberNumber}. 409 `not-dive-center`, 422 `no-instructor`. */
export const centerInstructorParams = z.object({ memberNumber: decimal(participantNumber) })
