import { GENDERS, SYNC_STATUSES } from '@fathom/domain/account'
import { LOCALES } from '@fathom/domain/translations'
import { z } from 'zod'

/** Longer than any rule allows: the rules themselves answer with the field's name. */
const textWire = z.string().max(2000)

export const emailParamsWire = z.object({ email: z.string().max(300) })

/**
 * The phone that is kept, and how far its event came on the way to the sync queue (CA-11). An empty number is one that
 * was removed, while the queue has not heard of it.
 */
export const phoneWire = z.object({
  phoneNumber: z.string(),
  status: z.enum(SYNC_STATUSES),
  /** The event, for GET sync-queue/{id}; null for a number that no event was made for. */
  eventId: z.string().nullable(),
})
export type PhoneWire = z.infer<typeof phoneWire>

/** GET user/{email}: what the account screen shows of the caller, and the answer to both updates. */
export const accountWire = z.object({
  affiliateId: z.int(),
  /** Cannot be changed by any call (VA-02). */
  email: z.string(),
  firstName: z.string(),
  middleName: z.string(),
  lastName: z.string(),
  /** `YYYY-MM-DD`, or empty. */
  birthDate: z.string(),
  gender: z.enum(GENDERS),
  languageCode: z.enum(LOCALES),
  phone: phoneWire.nullable(),
  /** Goes back as `If-Match: "<version>"` with the next phone number. */
  phoneVersion: z.int(),
  /** Goes back as `If-Match: "<version>"` with the next change. */
  version: z.int(),
  /** Name and password are kept by another provider: changes answer `managed-elsewhere`. */
  isManagedElsewhere: z.boolean(),
  createdAt: z.iso.datetime(),
  passwordChangedAt: z.iso.datetime().nullable(),
  /** When the account will be gone; null while nobody asked for it. */
  deleteAfter: z.iso.datetime().nullable(),
})
export type AccountWire = z.infer<typeof accountWire>

/** PUT user/update/{email} (CA-09). `If-Match` may name the version that the change started from. */
export const updateUserWire = z.object({
  affiliateId: z.int(),
  firstName: textWire,
  lastName: textWire,
  middleName: textWire.default(''),
  birthDate: textWire,
  gender: textWire,
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

/** `endedSessions` counts the other sessions that the change has ended. */
export const passwordChangedWire = z.object({ changed: z.literal(true), endedSessions: z.int() })
export type PasswordChangedWire = z.infer<typeof passwordChangedWire>
