import type { SignedForm } from '@fathom/domain/trust'
import { type DocumentRow, isMedicalRequired } from './document.store.ts'

/** The status of a form in one word: a refusal comes first, then a pending signature or approval. */
export function outcomeOf(row: DocumentRow): SignedForm['outcome'] {
  if (row.physician_outcome === 'declined' || row.declined_since) return 'declined'
  if (isMedicalRequired(row)) return 'medical-required'
  return row.signed_at === null ? 'guardian-awaited' : 'completed'
}
