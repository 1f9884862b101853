import type { Queryable } from '../../../platform/database/index.ts'
import { isMedicalRequired, listDocuments } from './document.store.ts'
import { type DetailsDeps, listWithOtherDetails } from './signer-details.ts'

export type NewestForm = {
  documentId: string
  createdAt: Date
  /** A physician must approve and hasn't yet. */
  isPhysicianAwaited: boolean
  isGuardianAwaited: boolean
}

export type NewestForms = { medical: NewestForm | undefined; release: NewestForm | undefined }

/**
 * The newest questionnaire and release that a diver signed here, even if others must still sign. One that was
 * signed under other details counts as not signed.
 */
export async function findNewestForms(
  deps: DetailsDeps,
  db: Queryable,
  affiliateId: number,
): Promise<NewestForms> {
  const rows = await listDocuments(db, affiliateId, 'diver')
  const others = await listWithOtherDetails(deps, db, rows)
  const newest = (form: string): NewestForm | undefined => {
    const row = rows.find((each) => each.form === form)
    if (!row || others.has(row.id)) return undefined
    return {
      documentId: row.id,
      createdAt: row.created_at,
      isPhysicianAwaited: isMedicalRequired(row),
      isGuardianAwaited: row.signed_at === null,
    }
  }
  return { medical: newest('medical-questionnaire'), release: newest('liability-release') }
}
