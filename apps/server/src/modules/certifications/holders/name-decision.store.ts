import type { Queryable } from '../../../platform/database/index.ts'

type NewDecision = { affiliateId: number; name: string; reason: string; now: Date }

/** Returns its id, for the audit log. */
export async function addNameDecision(
  tx: Queryable,
  { affiliateId, name, reason, now }: NewDecision,
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `insert into card_name_decision (affiliate_id, name, reason, decided_at) values ($1, $2, $3, $4) returning id`,
    [affiliateId, name, reason, now],
  )
  if (!row) throw new Error('a decision has no id')
  return row.id
}

/** Why the name that the account has now was refused; may be empty. */
export async function findRefusalReason(db: Queryable, affiliateId: number): Promise<string> {
  const [row] = await db.query<{ reason: string }>(
    `select d.reason from card_name_decision d join card_holder h using (affiliate_id)
     where affiliate_id = $1 and d.decided_at = h.refused_at`,
    [affiliateId],
  )
  return row?.reason ?? ''
}

/** The names that these decisions were about; those of deleted accounts are omitted. */
export async function listDecidedNames(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.query<{ id: string; name: string }>(
    'select id, name from card_name_decision where id::text = any($1::text[])',
    [ids],
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export async function listNameDecisions(
  db: Queryable,
  affiliateId: number,
): Promise<{ name: string; reason: string; decidedAt: Date }[]> {
  return db.query(
    `select name, reason, decided_at as "decidedAt" from card_name_decision
     where affiliate_id = $1 order by decided_at`,
    [affiliateId],
  )
}

export async function forgetNameDecisions(tx: Queryable, affiliateId: number): Promise<void> {
  await tx.query('delete from card_name_decision where affiliate_id = $1', [affiliateId])
}
