import { CARD_GROUPS, CERTIFICATION_STATUSES, NO_ECARD_REASONS } from '@fathom/domain/certifications'
import { z } from 'zod'
import { printableText } from '../shared/printable-text.ts'

/**
 * | Call | Answers |
 * | --- | --- |
 * | GET pro/certifications/me?culture (CA-27) | `certificationsWire`: all of mine, the newest first |
 * | GET pro/certifications/{affiliateId}?culture (CA-27) | the same for another person; for the person, staff and their teachers, else 403 `not-yours` |
 * | POST pro/certifications/{licenseID}/revocation `revocationWire` | `certificationWire`, for staff: its card is withdrawn everywhere within a minute. Else 403 `not-allowed`, or `right-missing` without the right `cards`, 403 `own-item` for one's own, 404 `not-found`, 409 `already-revoked` |
 * | GET ecards/cards/consumer?culture, GET ecards/cards/pro?culture (CA-37) | `certificationsWire`: my cards of consumer levels; of all levels. `pro` only for types 2 and 3 (RO-02), else 403 `not-a-professional` |
 */

/** Ten digits, shown in groups of 4, 4 and 2. */
export const licenseIDWire = z.string().regex(/^\d{10}$/)

const teacherOnCardWire = z.object({ number: z.int(), name: z.string() })

/** A certification (EN-15): a qualification of a person, with or without an eCard. */
export const certificationWire = z.object({
  licenseID: licenseIDWire,
  levelID: z.int(),
  /** The level's name is in `certifications-cards.level.<levelCode>`. */
  levelCode: z.string(),
  /** The level in the requested culture. */
  title: z.string(),
  /** `card-group-default` and others (VA-12). */
  cardGroupCode: z.enum(CARD_GROUPS),
  kind: z.enum(['consumer', 'pro']),
  /** `YYYY-MM-DD`; null when the record has no valid date. */
  certDate: z.string().nullable(),
  /** The last valid day; null when it never expires. */
  expiresOn: z.string().nullable(),
  standing: z.enum(CERTIFICATION_STATUSES),
  /** In meters; null unless the level confers a depth (TS-13). */
  qualifiedDepth: z.int().nullable(),
  /** The most oxygen in the gas that the level qualifies for, in percent (TS-13). */
  gasLimit: z.int().nullable(),
  instructor: teacherOnCardWire.nullable(),
  store: teacherOnCardWire.nullable(),
  /** Null when there is no eCard to show; `noECardReason` says why (RT-04). */
  eCardStockID: z.string().nullable(),
  noECardReason: z.enum(NO_ECARD_REASONS).nullable(),
  /** Whether the free club card can be used for it (RO-06). */
  isRedeemable: z.boolean(),
})
export type CertificationWire = z.infer<typeof certificationWire>

export const certificationsWire = z.array(certificationWire)

export const cultureQuery = z.object({ culture: z.string().max(35).optional() })

/** Why a certification is withdrawn, for the organization's own records. */
export const revocationWire = z.object({ reason: printableText({ min: 1, max: 300 }) })
export type RevocationWire = z.infer<typeof revocationWire>
