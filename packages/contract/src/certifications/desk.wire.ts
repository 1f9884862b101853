import { DESK_FAULTS, DESK_FIELDS } from '@fathom/domain/certifications'
import { z } from 'zod'
import { printableText } from '../shared/printable-text.ts'

const number = z.int().positive().max(2_147_483_647)
const facts = {
  /** `YYYY-MM-DD`. */
  certDate: z.string().max(10),
  /** A member number; this, the dive center, or both. */
  instructorNumber: number.nullable(),
  storeNumber: number.nullable(),
}
/** Only staff read it, in the audit log. */
const reason = printableText({ min: 1, max: 300 })

/** As people write it: `#100 004` is a number too. */
export const holderParams = z.object({ affiliateId: z.string().max(100) })

/** GET office/certification-holders/{affiliateId}: whose number it is; 404 `not-found` for nobody's and for no number. */
export const certificationHolderWire = z.object({
  affiliateId: z.int(),
  name: z.string(),
  /** Null when the account has no date of birth. */
  birthYear: z.int().nullable(),
})
export type CertificationHolderWire = z.infer<typeof certificationHolderWire>

/**
 * POST office/certifications. `id` is the caller's, so the same call twice issues once. 422 with the name of
 * the first fault, and `faults` with all of them; 403 `own-number`, 409 `already-held`, and 409
 * `certification-exists` for the same `id` with something else.
 */
export const newCertificationWire = z.object({
  id: z.uuid().toLowerCase(),
  affiliateId: number,
  levelID: z.int(),
  ...facts,
  reason,
})
export type NewCertificationWire = z.infer<typeof newCertificationWire>

/** POST office/certifications/{licenseID}/correction. 403 `own-item` for one's own, 409 `already-revoked`. */
export const correctionWire = z.object({ ...facts, reason })
export type CorrectionWire = z.infer<typeof correctionWire>

const LONGEST_FILE = 4_000_000
const text = z.string().min(1).max(LONGEST_FILE)

/** POST office/certification-imports/check: what an import would do. */
export const importCheckWire = z.object({ text })

/**
 * POST office/certification-imports. `take` says whether a faulty row refuses the file (422 `rows-refused`) or
 * is left out. The same `id` again answers with the first receipt, and 409 `import-exists` with something else.
 */
export const newImportWire = z.object({ id: z.uuid().toLowerCase(), text, take: z.enum(['all', 'good']) })
export type NewImportWire = z.infer<typeof newImportWire>

/** `line` is the line of the file, which begins with the header at 1. */
export const importReceiptWire = z.object({
  rows: z.int(),
  /** How many rows can be issued, or were. */
  good: z.int(),
  faults: z.array(
    z.object({ line: z.int(), field: z.enum(DESK_FIELDS), fault: z.enum(DESK_FAULTS), value: z.string() }),
  ),
})
export type ImportReceiptWire = z.infer<typeof importReceiptWire>

export const importParams = z.object({ importId: z.uuid().toLowerCase() })
