import { type DocumentRow, isMedicalRequired } from './document.store.ts'

/** What decides where a form stands; `others` are the forms with other details than the account has now. */
export const signedFacts = (row: DocumentRow, others: ReadonlySet<string>) => ({
  signedAt: row.created_at,
  isGuardianAwaited: row.signed_at === null,
  isPhysicianAwaited: isMedicalRequired(row),
  isDeclined: row.physician_outcome === 'declined' || row.declined_since,
  isDetailsChanged: others.has(row.id),
})
