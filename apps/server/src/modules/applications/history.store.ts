import type { ApplicationMove, ApplicationRole, ApplicationStatus } from '@fathom/domain/applications'
import type { Queryable } from '../../platform/database/index.ts'

export type MoveRow = {
  applicationId: string
  version: number
  move: ApplicationMove
  from: ApplicationStatus
  to: ApplicationStatus
  byId: number
  role: ApplicationRole
  reason: string
  at: Date
}

const FIELDS = `application_id as "applicationId", version, move, from_status as "from", to_status as "to",
  by_id::float8 as "byId", by_role as "role", reason, at`

/** Oldest first. */
export function listHistory(db: Queryable, applicationId: string): Promise<MoveRow[]> {
  return db.query<MoveRow>(
    `select ${FIELDS} from application_move where application_id = $1 order by version`,
    [applicationId],
  )
}

export async function findByKey(
  db: Queryable,
  { applicationId, byId, key }: { applicationId: string; byId: number; key: string },
): Promise<MoveRow | undefined> {
  const [row] = await db.query<MoveRow>(
    `select ${FIELDS} from application_move where application_id = $1 and by_id = $2 and key = $3`,
    [applicationId, byId, key],
  )
  return row
}

export async function addMove(tx: Queryable, row: MoveRow & { key: string | null }): Promise<void> {
  await tx.query(
    `insert into application_move (application_id, version, move, from_status, to_status, by_id, by_role, reason,
       key, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      row.applicationId,
      row.version,
      row.move,
      row.from,
      row.to,
      row.byId,
      row.role,
      row.reason,
      row.key,
      row.at,
    ],
  )
}
