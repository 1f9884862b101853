import type { Queryable } from '../../../platform/database/index.ts'
import { isMedicalRequired, listDocuments } from './document.store.ts'

export type NewestForm = {
  documentId: string
  createdAt: Date
  /** A physician must approve and hasn't yet. */
  isPhysicianAwaited: boolean
  isGuardianAwaited: boolean
}

/** The newest questionnaire and release that a diver signed here, even if others must still sign. */
export async function findNewestForms(
  db: Queryable,
  affiliateId: number,
): Promise<{ medical: NewestForm | undefined; release: NewestForm | undefined }> {
  const rows = await listDocuments(db, affiliateId, 'diver')
  const newest = (form: string): NewestForm | undefined => {
    const row = rows.find((each) => each.form === form)
    return (
      row && {
        documentId: row.id,
        createdAt: row.created_at,
        isPhysicianAwaited: isMedicalRequired(row),
        isGuardianAwaited: row.signed_at === null,
      }
    )
  }
  return { medical: newest('medical-questionnaire'), release: newest('liability-release') }
}
