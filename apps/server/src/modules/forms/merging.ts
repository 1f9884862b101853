import { KEEP_FILE, KEEP_SIGNED_NUMBER, type MergeMove, type MergePart } from '../../platform/merging.ts'
import type { FormsDeps } from './forms.deps.ts'
import { findGuardianContact } from './links/guardian-contact.store.ts'

const OWN_FORMS: readonly MergeMove[] = [
  { table: 'form_document', column: 'affiliate_id', area: 'forms', set: KEEP_SIGNED_NUMBER },
  { table: 'form_blob', column: 'affiliate_id' },
  { table: 'form_evaluation', column: 'affiliate_id', set: KEEP_FILE },
  { table: 'form_link', column: 'affiliate_id' },
  { table: 'form_reading', column: 'affiliate_id' },
  { table: 'form_record', column: 'affiliate_id' },
  { table: 'form_draft', column: 'affiliate_id' },
  { table: 'guardian_contact', column: 'affiliate_id' },
]

/**
 * OF-03: forms move as they were signed, and nobody reads them for it. Those of another name stay behind, where only
 * their standing is seen. A minor and the guardian are two people.
 */
export const formsMerging = (deps: Pick<FormsDeps, 'secrets' | 'listIdentities'>): MergePart => ({
  moves: OWN_FORMS.map((move) => ({ ...move, isPrivate: true })),
  stays: {
    'form_document.sealed_for': 'the number in the seal',
    'form_evaluation.decided_by': 'who decided, as it was',
    'form_reading.reader_id': 'who read it, as it was',
  },
  refuse: async (db, { from, to }) => {
    const people = await deps.listIdentities(db, [from, to])
    for (const [minor, other] of [
      [from, to],
      [to, from],
    ] as const) {
      const guardian = await findGuardianContact(deps, db, minor)
      const email = people.get(other)?.email
      if (guardian && email && guardian.email.toLowerCase() === email.toLowerCase()) return 'guardian'
    }
    return undefined
  },
})
