import { createHash } from 'node:crypto'
import type { DeskProblem, DeskRow } from '@fathom/domain/certifications'
import type { Queryable } from '../../../platform/database/index.ts'

/** A row of the file, or what was typed by hand, and its card or what is wrong with it. */
export type ImportLine = Pick<DeskRow, 'line' | 'cells'> & {
  licenseID: string | null
  problems: readonly DeskProblem[]
}

export type StoredImport = { id: string; digest: string; lines: readonly ImportLine[] }

/** Of what was sent: the same id with something else is refused. */
export const digestOf = (parts: readonly (string | number | null)[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex')

export async function findImport(db: Queryable, id: string): Promise<StoredImport | undefined> {
  const [found] = await db.query<StoredImport>(
    'select id, digest, lines from certification_import where id = $1',
    [id],
  )
  return found
}

export async function addImport(
  tx: Queryable,
  { id, digest, lines, by, at }: StoredImport & { by: number; at: Date },
): Promise<void> {
  await tx.query(
    `insert into certification_import (id, digest, imported_by, imported_at, lines)
     values ($1, $2, $3, $4, $5::jsonb)`,
    [id, digest, by, at, JSON.stringify(lines)],
  )
}
