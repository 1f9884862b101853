import type { SignedForm } from '@fathom/domain/trust'
import { type DocumentRow, isMedicalRequired } from './document.store.ts'

/** How a form stands, in one word: whoever is awaited comes first. */
export function outcomeOf(row: DocumentRow): SignedForm['outcome'] {
  if (isMedicalRequired(row)) return 'medical-required'
  return row.signed_at === null ? 'guardian-awaited' : 'completed'
}
