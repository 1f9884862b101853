import type { SignedForm } from '@fathom/domain/trust'
import type { Queryable } from '../../platform/database/index.ts'

/** What a card says. Days are written `2025-03-14`. */
export type CardFacts = {
  /** The certification's own id, unique over all people: the same id is the same statement, whatever changes on it. */
  id: string
  affiliateId: number
  holderName: string
  /** In one language whoever looks: another name is another statement. */
  levelName: string
  levelId: number
  /** The number that is printed on the card. */
  licenseId: string
  certDate: string
  /** Name and number, as they stand on the card. */
  instructor?: string | undefined
  store?: string | undefined
  /** How deep the level lets one dive, in metres. */
  qualifiedDepth?: number | undefined
  /** SHA-256 of the photo, in hexadecimal. */
  photoHash?: string | undefined
  /** The last day on which it is good. */
  expires?: string | undefined
}

export type IssuedStatement = {
  id: string
  /** The text of the QR code. */
  qr: string
  keyId: string
  issuedAt: Date
  revokedAt: Date | undefined
}

export type FormFacts = {
  documentId: string
  affiliateId: number
  form: Omit<SignedForm, 'kind' | 'fileHash'>
}

/** Gives the code for a form, or for the very file with this hash. */
export type SignForm = (fileHash?: string) => Promise<string>

/** For the rooms whose records others must be able to check without us. */
export type Trust = {
  /** Signs at the first call and whenever the facts have changed; otherwise gives what was signed. */
  statementFor(tx: Queryable, facts: CardFacts): Promise<IssuedStatement>
  /** Signs a form of a person, as it stands now. */
  formSigner(tx: Queryable, facts: FormFacts): Promise<SignForm>
  /** Shows on every device that has a signal within a minute. Twice is once. */
  revoke(tx: Queryable, statementId: string, reason: string): Promise<void>
  unrevoke(tx: Queryable, statementId: string): Promise<void>
}
