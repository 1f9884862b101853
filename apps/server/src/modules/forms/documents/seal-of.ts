import type { SecretBox } from '../../../platform/secret-box.ts'
import { hashOf } from '../sealing.ts'
import { type DocumentRow, signedNumberOf } from './document.store.ts'
import type { AnswersContent, SignaturesContent } from './document.ts'

/** Decisions by others (a physician, for example) aren't part of the signed content. */
type Sealed = Omit<
  DocumentRow,
  | 'seal'
  | 'physician_outcome'
  | 'physician_sealed'
  | 'physician_decided_at'
  | 'after_decline'
  | 'declined_since'
  // Repeated in the answers, which are sealed.
  | 'store_number'
  | 'member_number'
  | 'signer_sealed'
>

/**
 * Covers everything that was signed: someone who changes any of it can't recompute this hash. When a guardian
 * signs later, the time of the last signature changes; that time is part of the guardian's own content, which
 * references this hash.
 */
export const sealOf = (
  secrets: SecretBox,
  row: Sealed,
  answers: AnswersContent,
  signatures: SignaturesContent,
): string =>
  hashOf(secrets, {
    affiliateId: String(signedNumberOf(row)),
    id: row.id,
    audience: row.audience,
    form: row.form,
    definitionVersion: row.definition_version,
    variant: row.variant,
    language: row.language,
    needsPhysician: row.needs_physician,
    createdAt: row.created_at.toISOString(),
    signedAt: row.signed_at?.toISOString() ?? null,
    sentHash: row.sent_hash,
    answers,
    signatures,
  })
