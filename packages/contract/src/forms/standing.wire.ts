import { BIRTH_DATE_STATEMENT_VERSION, FORM_STATES, PHYSICIAN_REQUESTS } from '@fathom/domain/forms'
import { z } from 'zod'
import { decimal } from '../shared/decimal.ts'
import { signatureOriginWire, staffNameWire } from './link.wire.ts'

/** Someone besides the diver who signed, and by which way that reached us. */
const cosignerWire = z.object({
  name: z.string(),
  origin: signatureOriginWire,
  /** TS-02: drawn or typed; null where we only saw it on paper. */
  way: z.enum(['drawn', 'typed']).nullable(),
})

/** TS-04: where a form stands and how that came about; never an answer. */
const formStandingWire = z.object({
  state: z.enum(FORM_STATES),
  /** Null while there is no form. */
  documentId: z.string().nullable(),
  signedAt: z.string().nullable(),
  /** TS-10: 12 months after the diver signed or, if that is earlier, after a physician examined the diver. */
  validUntil: z.string().nullable(),
  /** When a physician declined: this form, or the diver before it was signed. Null without a refusal. */
  declinedAt: z.string().nullable(),
  /** While a physician is required: whether one was asked, or won't answer. */
  request: z.enum(PHYSICIAN_REQUESTS),
  /** TS-06: while a guardian is required: the one who was asked by mail won't sign. */
  isGuardianRefused: z.literal(true).optional(),
  /** When the answers went from a Yes to none; null if they did not. */
  answersChangedAt: z.string().nullable(),
  /** Whether the answers required a physician. */
  isPhysicianNeeded: z.boolean(),
  /** Who approved the earlier questionnaire with a Yes, if the answers went from that to none. */
  earlierApproval: z.object({ by: z.string(), at: z.string() }).optional(),
  /** TS-03: whether an uploaded page waits to be checked by the caller. */
  isPageWaiting: z.boolean(),
  physician: cosignerWire.nullable(),
  guardian: cosignerWire.nullable(),
  /** Whether the caller is a party to it and may open its PDF. */
  isReadable: z.boolean(),
})
export type FormStandingWire = z.infer<typeof formStandingWire>

/**
 * GET forms/standings: everyone whom the caller teaches now, and their guests in Discover Scuba Diving; after that
 * only those whose release names the caller.
 */
export const formStandingsWire = z.array(
  z.object({
    affiliateId: z.int(),
    name: z.string(),
    kind: z.enum(['student', 'guest']),
    /** TS-05: another student or guest of the caller has this name; it may be a second account of one person. */
    hasNamesake: z.boolean().optional(),
    /**
     * The present birth date and those before, if the person changed it or it has to be confirmed. Rules of age
     * depend on it.
     */
    changedBirthDate: z
      .object({
        birthDate: z.string(),
        /** Those before, the first one first, since someone confirmed one. */
        earlier: z.array(z.string()),
        /** Null if the person never changed it. */
        changedAt: z.string().nullable(),
        /** TS-05: rules use the strictest of all these dates until it is compared with an identity document. */
        isToConfirm: z.boolean(),
        /** TS-05: a minor of the same name is known to those who teach the person, so forms wait for it. */
        hasMinorNamesake: z.boolean().optional(),
        confirmed: z.object({ by: z.string(), at: z.string() }).nullable(),
      })
      .nullable(),
    /** Null once the caller no longer teaches this person. */
    medical: formStandingWire.nullable(),
    release: formStandingWire,
  }),
)
export type FormStandingsWire = z.infer<typeof formStandingsWire>

/** POST forms/students/{affiliateId}/birth-date: the caller has compared this date with an identity document. */
export const birthDateSeenWire = z.object({
  birthDate: z.iso.date(),
  /** The caller has ticked the statement, in this version. */
  isDocumentSeen: z.literal(true),
  statementVersion: z.literal(BIRTH_DATE_STATEMENT_VERSION),
  staffName: staffNameWire,
})

/** DELETE forms/students/{affiliateId}/birth-date: takes back the confirmation of this date. */
export const confirmedBirthDateQuery = z.object({ birthDate: z.iso.date(), staffName: staffNameWire })

/**
 * With `memberNumber`, the dive centers where this instructor works are listed too; with `storeNumber` also, the
 * instructor if that is one of them.
 */
export const partiesQuery = z.object({
  memberNumber: decimal(z.number().int().min(1).max(999_999_999)).optional(),
  storeNumber: decimal(z.number().int().min(1).max(999_999_999)).optional(),
})

/** GET forms/parties: the dive centers and instructors with whom the caller trains, for a release. */
export const ownPartiesWire = z.array(
  z.object({ kind: z.enum(['store', 'member']), number: z.int(), name: z.string() }),
)
export type OwnPartiesWire = z.infer<typeof ownPartiesWire>
