import type { SignedForm } from '@fathom/domain/trust'
import { type DocumentRow, isMedicalRequired } from './document.store.ts'

/** The status of a form in one word: a pending signature or approval comes first. */
export function outcomeOf(row: DocumentRow): SignedForm['outcome'] {
  if (isMedicalRequired(row)) return 'medical-required'
  return row.signed_at === null ? 'guardian-awaited' : 'completed'
}
