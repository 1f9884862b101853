import type { ApplicationWire, AssignedWire } from '@fathom/contract/applications'
import type { User } from '@fathom/domain/session'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { listNames } from '../../account/index.ts'
import { type ApplicationRow, findVisible, listAssignedTo } from '../application.store.ts'
import type { ApplicationsDeps } from '../applications.deps.ts'
import { applicationOf, summaryOf } from './application-of.ts'
import { facesOf } from './faces-of.ts'
import type { Reading } from './reading.ts'

/** Answers 404 for an application that the caller isn't involved in. */
export async function getVisible(
  db: Queryable,
  caller: User,
  id: string,
  options: { lock?: boolean } = {},
): Promise<ApplicationRow> {
  const row = await findVisible(db, caller, id, options)
  if (!row) throw new Problem('not-found', 404)
  return row
}

export async function readApplication(
  deps: ApplicationsDeps,
  reading: Reading,
  id: string,
): Promise<ApplicationWire> {
  return applicationOf(deps, deps.db, await getVisible(deps.db, reading.caller, id), reading)
}

export async function listAssigned(
  { db }: Pick<ApplicationsDeps, 'db'>,
  reading: Reading,
  paging: { page: number; pageSize: number },
): Promise<AssignedWire> {
  const { rows, total } = await listAssignedTo(db, reading.caller, paging)
  const names = await listNames(db, [...new Set(rows.map(({ applicantId }) => applicantId))])
  const faceOf = await facesOf(db, rows)
  const items = rows.map((row) => ({
    ...summaryOf(row, reading),
    applicant: {
      affiliateId: row.applicantId,
      name: names.get(row.applicantId) ?? '',
      ...faceOf(row, 'applicant'),
    },
  }))
  return { items, total, ...paging }
}
