import { DOCUMENTS_AN_APPLICATION } from '@fathom/domain/applications'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import type { ApplicationsDeps } from '../applications.deps.ts'
import { conflict } from '../conflict.ts'
import { getVisible } from '../reading/read-application.ts'
import type { Reading } from '../reading/reading.ts'
import { countDocuments, type DocumentRow, findOwn } from './document.store.ts'
import { documentProblem } from './inspect-document.ts'

/**
 * Only for the applicant, while it is a draft. The version stays the same, so an upload never makes the form
 * stale.
 */
export function changeDocuments<T>(
  deps: ApplicationsDeps,
  reading: Reading,
  applicationId: string,
  work: (tx: Queryable) => Promise<T>,
): Promise<T> {
  return deps.db.transaction(async (tx) => {
    await mayChangeDocuments(deps, tx, reading, applicationId)
    return work(tx)
  })
}

/** Locks the application until the transaction ends; throws when its documents may not be changed. */
export async function mayChangeDocuments(
  deps: ApplicationsDeps,
  tx: Queryable,
  reading: Reading,
  applicationId: string,
): Promise<void> {
  const row = await getVisible(tx, reading.caller, applicationId, { lock: true })
  if (row.applicantId !== reading.caller.affiliateId) throw new Problem('not-yours', 403)
  if (row.status !== 'Draft') throw await conflict(deps, tx, row, { problem: 'not-a-draft', reading })
}

/** Throws when there is no place for another one; uploads that have begun count too. */
export async function checkCount(tx: Queryable, applicationId: string, begun: number): Promise<void> {
  if ((await countDocuments(tx, applicationId)) + begun >= DOCUMENTS_AN_APPLICATION)
    throw documentProblem('too-many-documents')
}

export async function getOwn(tx: Queryable, applicationId: string, id: string): Promise<DocumentRow> {
  const row = await findOwn(tx, applicationId, id)
  if (!row) throw new Problem('not-found', 404)
  return row
}
