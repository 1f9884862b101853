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
const UNLISTED = /^(version|updated_date|created_date|id|affiliate_id|log_type|experience\.photos)$/

/** Runs in the transaction of the change, so neither is stored without the other. */
export async function rememberChange(
  tx: Queryable,
  by: Doer,
  action: HistoryAction,
  at: Date,
  { before, after }: { before: Partial<DiveLogWire>; after: DiveLogWire },
): Promise<void> {
  const changes = changesBetween(before, after).filter(({ field }) => !UNLISTED.test(field))
  await tx.query(
    `insert into dive_log_change (affiliate_id, log_id, version, changed_at, changed_by, changed_by_name, action, changes)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      after.affiliate_id,
      after.id,
      after.version,
      at,
      by.affiliateId,
      nameOf(by),
      action,
      JSON.stringify(changes),
    ],
  )
}

/** The first line of the history of new logs. */
export async function rememberCreations(
  tx: Queryable,
  by: Doer,
  at: Date,
  docs: readonly DiveLogWire[],
): Promise<void> {
  await tx.query(
    `insert into dive_log_change (affiliate_id, log_id, version, changed_at, changed_by, changed_by_name, action, changes)
     select affiliate_id, id, version, $2, $3, $4, 'create', '[]'
     from json_to_recordset($1) as d (affiliate_id bigint, id uuid, version int)`,
    [
      JSON.stringify(docs.map(({ affiliate_id, id, version }) => ({ affiliate_id, id, version }))),
      at,
      by.affiliateId,
      nameOf(by),
    ],
  )
}

type LogKey = Pick<DiveLogWire, 'affiliate_id' | 'id'>

/** By log, the name that the diver had when they last changed it: as they sent it. */
export async function listSenderNames(
  db: Queryable,
  logs: readonly LogKey[],
): Promise<(log: LogKey) => string> {
  const rows = await db.query<{ key: string; name: string }>(
    `select distinct on (c.affiliate_id, c.log_id) c.affiliate_id || ' ' || c.log_id as key, c.changed_by_name as name
     from dive_log_change c
     join unnest($1::bigint[], $2::uuid[]) as wanted (affiliate_id, log_id) using (affiliate_id, log_id)
     where c.changed_by = c.affiliate_id and c.changed_by_name <> ''
     order by c.affiliate_id, c.log_id, c.changed_at desc, c.id desc`,
    [logs.map(({ affiliate_id }) => affiliate_id), logs.map(({ id }) => id)],
  )
  const names = new Map(rows.map(({ key, name }) => [key, name]))
  return ({ affiliate_id, id }) => names.get(`${affiliate_id} ${id}`) ?? ''
}

export type LogChange = {
  version: number
  timestamp: string
  affiliate_id: number
  name: string
  action: HistoryAction
  changes: FieldChange[]
}

export async function listChanges(db: Queryable, affiliateId: number, logId: string): Promise<LogChange[]> {
  const rows = await db.query<{
    version: number
    changed_at: Date
    changed_by: string
    changed_by_name: string
    action: HistoryAction
    changes: FieldChange[]
  }>(
    `select version, changed_at, changed_by, changed_by_name, action, changes from dive_log_change
     where affiliate_id = $1 and log_id = $2 order by changed_at desc, id desc limit 500`,
    [affiliateId, logId],
  )
  return rows.map(({ version, changed_at, changed_by, changed_by_name, action, changes }) => ({
    version,
    timestamp: changed_at.toISOString(),
    affiliate_id: Number(changed_by),
    name: changed_by_name,
    action,
    changes,
  }))
}
