import { CONSENT_SUBJECTS, CONSENT_WAYS } from '@fathom/domain/preferences'
import { LOCALES, OFFERED_LOCALES } from '@fathom/domain/translations'
import { z } from 'zod'

const languageWire = z.enum(OFFERED_LOCALES, { error: 'The language is none of those that we write in.' })

/** The wording that the person saw, and its language: it defines what they consented to. */
export const wordingWire = z.object({ version: z.string().min(1).max(20), locale: z.enum(LOCALES) })

/** POST preference and PUT preference/{id} (CA-30). */
export const savePreferenceWire = z.object({
  organisation: z.boolean(),
  thirdParty: z.boolean(),
  communicationLanguage: languageWire,
  /** Unchanged when omitted. */
  notifications: z.boolean().optional(),
  digest: z.boolean().optional(),
  wording: wordingWire.optional(),
  /** A caller who sends a person must send themselves; an id is data, never authority. */
  affiliateId: z.int().optional(),
})
export type SavePreferenceWire = z.infer<typeof savePreferenceWire>

/** GET preference/{affiliateId} (CA-30, EN-03). There is no id before the first choice. */
export const preferenceWire = z.object({
  id: z.uuid().nullable(),
  organisation: z.boolean(),
  thirdParty: z.boolean(),
  communicationLanguage: languageWire,
  notifications: z.boolean(),
  digest: z.boolean(),
  /** Sent back as `If-Match` with the next change. */
  version: z.int().min(0),
})
export type PreferenceWire = z.infer<typeof preferenceWire>

/** One history entry: e-mails are 'on' and 'off', a language is its tag; null before the first choice. */
export const consentWire = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  what: z.enum(CONSENT_SUBJECTS),
  before: z.string().nullable(),
  after: z.string(),
  way: z.enum(CONSENT_WAYS),
  /** 'me' when signed in; 'link' when the link of a message was used. */
  by: z.enum(['me', 'link']),
  reason: z.string().nullable(),
  wording: wordingWire.nullable(),
})
export type ConsentWire = z.infer<typeof consentWire>

/** GET and PUT tour/{affiliateId} (SN-08). */
export const tourWire = z.object({ isClosed: z.boolean() })
export type TourWire = z.infer<typeof tourWire>

/** GET MarketingLanguage/{affiliateType} (CA-32). */
export const marketingLanguagesWire = z.object({
  items: z.array(z.object({ ietfLanguageTag: languageWire, name: z.string() })),
})
export type MarketingLanguagesWire = z.infer<typeof marketingLanguagesWire>
