import type { ConsentWire } from '@fathom/contract/preferences'
import type { ConsentStep, ConsentWay } from '@fathom/domain/preferences'
import type { Queryable } from '../../platform/database/index.ts'

/** Who made a change, when and how. */
export type Action = {
  way: ConsentWay
  at: Date
  /** Undefined if it came from a link in a message. */
  by?: number | undefined
  wording?: ConsentWire['wording'] | undefined
  mailingJob?: string | undefined
}

type Row = {
  id: string
  what: ConsentWire['what']
  before: string | null
  after: string
  way: ConsentWay
  by_affiliate_id: string | null
  reason: string | null
  wording_version: string | null
  wording_locale: NonNullable<ConsentWire['wording']>['locale'] | null
  created_at: Date
}

export async function addConsent(
  tx: Queryable,
  affiliateId: number,
  step: ConsentStep & { reason?: string | undefined },
  action: Action,
): Promise<void> {
  await tx.query(
    `insert into consent_change (affiliate_id, what, before, after, way, by_affiliate_id, reason, wording_version,
       wording_locale, mailing_job, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      affiliateId,
      step.what,
      step.before ?? null,
      step.after,
      action.way,
      action.by ?? null,
      step.reason ?? null,
      action.wording?.version ?? null,
      action.wording?.locale ?? null,
      action.mailingJob ?? null,
      action.at,
    ],
  )
}

export async function countConsents(db: Queryable, affiliateId: number): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    'select count(*)::int as total from consent_change where affiliate_id = $1',
    [affiliateId],
  )
  return row?.total ?? 0
}

/** Newest first. */
export async function listConsents(
  db: Queryable,
  affiliateId: number,
  page: { limit: number; offset: number },
): Promise<ConsentWire[]> {
  const rows = await db.query<Row>(
    `select * from consent_change where affiliate_id = $1
     order by created_at desc, id desc limit $2 offset $3`,
    [affiliateId, page.limit, page.offset],
  )
  return rows.map(consentOf)
}

function consentOf(row: Row): ConsentWire {
  return {
    id: row.id,
    at: row.created_at.toISOString(),
    what: row.what,
    before: row.before,
    after: row.after,
    way: row.way,
    by: row.by_affiliate_id === null ? 'link' : 'me',
    reason: row.reason,
    wording:
      row.wording_version !== null && row.wording_locale !== null
        ? { version: row.wording_version, locale: row.wording_locale }
        : null,
  }
}
