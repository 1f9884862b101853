import { GENDERS, PERSON_FIELDS, type PersonField, personFields, SYNC_STATUSES } from '@fathom/domain/account'
import { PARTICIPANT_KINDS } from '@fathom/domain/references'
import { LOCALES } from '@fathom/domain/translations'
import { z } from 'zod'
import { affiliateIdWire } from '../shared/decimal.ts'

/** Longer than any rule allows, so the rules themselves can answer with the field's name. */
const textWire = z.string().max(2000)

export const emailParamsWire = z.object({ email: z.string().max(300) })

/**
 * The stored phone number, and how far its event has come on the way to the sync queue (CA-11). An empty
 * number was removed, but the queue hasn't received that yet.
 */
export const phoneWire = z.object({
  phoneNumber: z.string(),
  status: z.enum(SYNC_STATUSES),
  /** The event for GET sync-queue/{id}; null for a number without an event. */
  eventId: z.string().nullable(),
})
export type PhoneWire = z.infer<typeof phoneWire>

const genderWire = z.enum(GENDERS)

type Table = typeof PERSON_FIELDS

/** A birth date is `YYYY-MM-DD`, or empty. */
type Person = {
  [Field in PersonField]: Table[Field]['kind'] extends 'gender' ? typeof genderWire : z.ZodString
}

/** A caller may leave out an optional name. */
type PersonUpdate = {
  [Field in PersonField]: Table[Field] extends { kind: 'name'; isRequired: false }
    ? z.ZodDefault<z.ZodString>
    : z.ZodString
}

const isOptional = (field: PersonField) =>
  PERSON_FIELDS[field].kind === 'name' && !PERSON_FIELDS[field].isRequired

const personShape = <Shape>(schemaOf: (field: PersonField) => z.ZodType) =>
  Object.fromEntries(personFields.map((field) => [field, schemaOf(field)])) as Shape

/** GET user/{email}: the caller's data on the account screen, and the answer to both updates. */
export const accountWire = z.object({
  affiliateId: z.int(),
  /** No call can change it (VA-02). */
  email: z.string(),
  ...personShape<Person>((field) => (PERSON_FIELDS[field].kind === 'gender' ? genderWire : z.string())),
  /** TS-05: the birth date was changed and nobody has compared it with an identity document. */
  isBirthDateUnconfirmed: z.boolean().optional(),
  /** OF-03: numbers of accounts that became part of this one. A device may still store something under them. */
  mergedNumbers: z.array(z.int()).optional(),
  /** The number by which others find the caller, as a professional or a dive center. */
  numbers: z.array(z.object({ kind: z.enum(PARTICIPANT_KINDS), number: z.int() })).optional(),
  languageCode: z.enum(LOCALES),
  phone: phoneWire.nullable(),
  /** Sent back as `If-Match: "<version>"` with the next phone number. */
  phoneVersion: z.int(),
  /** Sent back as `If-Match: "<version>"` with the next change. */
  version: z.int(),
  /** Another provider manages name and password: changes answer `managed-elsewhere`. */
  isManagedElsewhere: z.boolean(),
  createdAt: z.iso.datetime(),
  passwordChangedAt: z.iso.datetime().nullable(),
  /** When the account will be deleted; null when no deletion is requested. */
  deleteAfter: z.iso.datetime().nullable(),
})
export type AccountWire = z.infer<typeof accountWire>

/** DELETE users/{affiliateId}/sessions: for staff. */
export const personParams = z.object({
  affiliateId: affiliateIdWire,
})

/** PUT user/update/{email} (CA-09). `If-Match` may name the version that the change is based on. */
export const updateUserWire = z.object({
  affiliateId: z.int(),
  ...personShape<PersonUpdate>((field) => (isOptional(field) ? textWire.default('') : textWire)),
  clientId: textWire,
})
export type UpdateUserWire = z.input<typeof updateUserWire>

/** PUT user/update/language/{email} (CA-09). */
export const updateLanguageWire = z.object({ userName: textWire, languageCode: textWire })
export type UpdateLanguageWire = z.infer<typeof updateLanguageWire>

/** POST password/change and legacy/password/change (CA-08). */
export const changePasswordWire = z.object({
  username: textWire,
  oldPassword: textWire,
  newPassword: textWire,
  clientId: textWire,
})
export type ChangePasswordWire = z.infer<typeof changePasswordWire>

/** `endedSessions` counts the other sessions that the change ended. */
export const passwordChangedWire = z.object({ changed: z.literal(true), endedSessions: z.int() })
export type PasswordChangedWire = z.infer<typeof passwordChangedWire>
