import type { ApplicationField } from '@fathom/domain/applications'
import { Problem } from '../../../platform/problem.ts'
import { type ApplicationRow, saveApplication } from '../application.store.ts'
import type { ApplicationsDeps } from '../applications.deps.ts'
import { conflict } from '../conflict.ts'
import { mustBeOwnName } from '../must-be-own-name.ts'
import { getVisible } from '../reading/read-application.ts'
import type { Reading } from '../reading/reading.ts'

type Filled = Pick<ApplicationRow, ApplicationField | 'instructorId' | 'storeId'>

/**
 * Only for the applicant, while it is a draft, and from the version they saw. Saving the same again changes
 * nothing.
 */
export function changeDraft(
  deps: ApplicationsDeps,
  reading: Reading,
  { id, version, filled }: { id: string; version: number | undefined; filled: Partial<Filled> },
): Promise<ApplicationRow> {
  return deps.db.transaction(async (tx) => {
    const row = await getVisible(tx, reading.caller, id, { lock: true })
    if (row.applicantId !== reading.caller.affiliateId) throw new Problem('not-yours', 403)
    if (isSame(row, filled)) return row
    if (row.status !== 'Draft') throw await conflict(deps, tx, row, { problem: 'not-a-draft', reading })
    if (version !== undefined && version !== row.version)
      throw await conflict(deps, tx, row, { problem: 'stale', reading })
    const { signature = row.signature } = filled
    if (signature !== row.signature) await mustBeOwnName(tx, { ...row, signature })
    return saveApplication(tx, { ...row, ...filled }, deps.clock.now())
  })
}

const isSame = (row: ApplicationRow, filled: Partial<Filled>): boolean =>
  Object.entries(filled).every(([field, value]) => sorted(row[field as keyof Filled]) === sorted(value))

/** PostgreSQL stores the keys of a JSON document in its own order. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    part !== null && typeof part === 'object' ? Object.fromEntries(Object.entries(part).sort()) : part,
  )
