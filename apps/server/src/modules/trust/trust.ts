import type { OpenedConfirmation, SignedDive, SignedForm } from '@fathom/domain/trust'
import type { Queryable } from '../../platform/database/index.ts'

/** The content of a card. Days have the format `2025-03-14`. */
export type CardFacts = {
  /**
   * The certification's own id, unique across all people: the same id is the same statement, whatever changes
   * in it.
   */
  id: string
  affiliateId: number
  holderName: string
  /** In one language for every reader, because another name would be another statement. */
  levelName: string
  levelId: number
  /** The number that is printed on the card. */
  licenseId: string
  certDate: string
  /** Name and number, as printed on the card. */
  instructor?: string | undefined
  store?: string | undefined
  /** The depth limit of the level, in meters. */
  qualifiedDepth?: number | undefined
  /** The most oxygen that the level qualifies for, in percent. */
  gasLimit?: number | undefined
  /** SHA-256 of the photo, in hexadecimal. */
  photoHash?: string | undefined
  /** The packed face of the holder, base64url. */
  face?: string | undefined
  /** The last day on which it's valid. */
  expires?: string | undefined
}

export type IssuedStatement = {
  id: string
  /** The text of the QR code. */
  qr: string
  /** The same with the holder's face, for a screen. */
  faceQr: string | undefined
  keyId: string
  issuedAt: Date
  revokedAt: Date | undefined
}

export type FormFacts = {
  documentId: string
  affiliateId: number
  form: Omit<SignedForm, 'kind' | 'fileHash'>
  /** When it stops to count, or stopped. Null if it doesn't count for another reason. */
  validUntil: Date | null
}

export type DiveFacts = {
  logId: string
  affiliateId: number
  dive: Omit<SignedDive, 'kind'>
}

/** Returns the code for a form, or for the exact file with this hash. */
export type SignForm = (fileHash?: string) => Promise<string>

/** For the modules whose records others must be able to verify without us. */
export type Trust = {
  /** Signs on the first call and whenever the facts change; otherwise returns the stored statement. */
  statementFor(tx: Queryable, facts: CardFacts): Promise<IssuedStatement>
  /** Signs a person's form in its current state. */
  formSigner(tx: Queryable, facts: FormFacts): Promise<SignForm>
  /** Signs a dive on the first call and whenever it changes; otherwise returns the stored code. */
  signDive(tx: Queryable, facts: DiveFacts): Promise<string>
  /** What a code of a dive that a buddy confirmed says now; undefined if it's no such code. */
  checkConfirmation(db: Queryable, code: string): Promise<OpenedConfirmation | undefined>
  /** Shows on every online device within a minute. Idempotent. */
  revoke(tx: Queryable, statementId: string, reason: string): Promise<void>
  /** Withdraws what was signed so far; `statementFor` then signs a new statement in another place. */
  replace(tx: Queryable, statementId: string, reason: string): Promise<void>
  /** The same for all dives of a person. */
  replaceDives(tx: Queryable, affiliateId: number, reason: string): Promise<void>
  unrevoke(tx: Queryable, statementId: string): Promise<void>
}
