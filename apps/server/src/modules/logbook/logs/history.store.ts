import type { DiveLogWire } from '@fathom/contract/logbook'
import { changesBetween, type FieldChange, type LogAction } from '@fathom/domain/logbook'
import type { User } from '@fathom/domain/session'
import type { Queryable } from '../../../platform/database/index.ts'

export type HistoryAction =
  | LogAction
  | 'create'
  | 'restore'
  | 'photo-added'
  | 'photo-removed'
  | 'photo-restored'
  | 'photos-ordered'
  | 'photo-captioned'

export type Doer = Pick<User, 'affiliateId' | 'givenName' | 'familyName'>

export const nameOf = ({ givenName, familyName }: Pick<Doer, 'givenName' | 'familyName'>) =>
  `${givenName} ${familyName}`.trim()

/** Derived fields, which aren't reported as changes. */
const UNTOLD = /^(version|updated_date|created_date|id|affiliate_id|log_type|experience\.photos)$/

/** Runs in the transaction of the change, so neither is stored without the other. */
export async function rememberChange(
  tx: Queryable,
  by: Doer,
  deed: HistoryAction,
  at: Date,
  { before, after }: { before: Partial<DiveLogWire>; after: DiveLogWire },
): Promise<void> {
  const changes = changesBetween(before, after).filter(({ field }) => !UNTOLD.test(field))
  await tx.query(
    `insert into dive_log_change (affiliate_id, log_id, version, changed_at, changed_by, changed_by_name, deed, changes)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      after.affiliate_id,
      after.id,
      after.version,
      at,
      by.affiliateId,
      nameOf(by),
      deed,
      JSON.stringify(changes),
    ],
  )
}

export type LogChange = {
  version: number
  timestamp: string
  affiliate_id: number
  name: string
  deed: HistoryAction
  changes: FieldChange[]
}

export async function listChanges(db: Queryable, affiliateId: number, logId: string): Promise<LogChange[]> {
  const rows = await db.query<{
    version: number
    changed_at: Date
    changed_by: string
    changed_by_name: string
    deed: HistoryAction
    changes: FieldChange[]
  }>(
    `select version, changed_at, changed_by, changed_by_name, deed, changes from dive_log_change
     where affiliate_id = $1 and log_id = $2 order by changed_at desc, id desc limit 500`,
    [affiliateId, logId],
  )
  return rows.map(({ version, changed_at, changed_by, changed_by_name, deed, changes }) => ({
    version,
    timestamp: changed_at.toISOString(),
    affiliate_id: Number(changed_by),
    name: changed_by_name,
    deed,
    changes,
  }))
}
