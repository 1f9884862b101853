import type { SecretBox } from '../../../platform/secret-box.ts'
import { hashOf } from '../sealing.ts'
import type { DocumentRow } from './document.store.ts'
import type { AnswersContent, SignaturesContent } from './document.ts'

/** What others decide is no part of what was signed. */
type Sealed = Omit<
  DocumentRow,
  'seal' | 'physician_outcome' | 'physician_sealed' | 'physician_decided_at' | 'after_decline'
>

/**
 * Over all that was signed: whoever changes any of it cannot make this hash anew. A guardian who signs later sets the
 * time of the last signature; that one stands in the guardian's own content, which names this hash.
 */
export const sealOf = (
  secrets: SecretBox,
  row: Sealed,
  answers: AnswersContent,
  signatures: SignaturesContent,
): string =>
  hashOf(secrets, {
    affiliateId: String(row.affiliate_id),
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
