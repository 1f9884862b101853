import type { Queryable } from '../../../platform/database/index.ts'
import { listFaces } from '../../certifications/index.ts'
import type { ApplicationRow } from '../application.store.ts'

export const FACES = ['applicant', 'instructor'] as const
type Part = (typeof FACES)[number]

type Row = Pick<ApplicationRow, 'applicantId' | 'instructorId' | 'status'>

/**
 * Readers of an application see photos of the people in it. An instructor's photo isn't shown while it is a
 * draft.
 */
export const faceIdOf = (row: Row, part: Part): number | null =>
  part === 'applicant' ? row.applicantId : row.status === 'Draft' ? null : row.instructorId

/** The hashes of the existing photos, by person. */
export async function facesOf(
  db: Queryable,
  rows: readonly Row[],
): Promise<(row: Row, part: Part) => { photo?: string }> {
  const ids = rows.flatMap((row) => FACES.flatMap((part) => faceIdOf(row, part) ?? []))
  const faces = await listFaces(db, [...new Set(ids)])
  return (row, part) => {
    const photo = faces.get(faceIdOf(row, part) ?? 0)
    return photo === undefined ? {} : { photo }
  }
}
