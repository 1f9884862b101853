import type { DsdLink, Preparation, PreparationStep } from '@fathom/domain/dsd'
import type { Queryable } from '../../../platform/database/index.ts'

type AffiliationRow = {
  affiliate_id: string
  id: string
  store_number: number
  member_number: number | null
  document_id: string
  culture: string
  state: Preparation['state']
  done: PreparationStep[]
  tries: number
  begun_at: Date
}

export type AffiliationKey = { affiliateId: number; affiliationId: string }
export type Affiliation = AffiliationKey &
  Preparation & {
    storeNumber: number
    memberNumber: number | null
    documentId: string
    culture: string
    tries: number
  }

const affiliationOf = (row: AffiliationRow): Affiliation => ({
  affiliateId: Number(row.affiliate_id),
  affiliationId: row.id,
  storeNumber: row.store_number,
  memberNumber: row.member_number,
  documentId: row.document_id,
  culture: row.culture,
  state: row.state,
  done: row.done,
  tries: row.tries,
  begunAt: row.begun_at,
})

type NewAffiliation = Pick<
  Affiliation,
  'affiliateId' | 'storeNumber' | 'memberNumber' | 'documentId' | 'culture'
>

/** Undefined when the guest already has this exact one. */
export async function insertAffiliation(
  tx: Queryable,
  { affiliateId, storeNumber, memberNumber, documentId, culture }: NewAffiliation,
  now: Date,
): Promise<Affiliation | undefined> {
  const [row] = await tx.query<AffiliationRow>(
    `insert into dsd_affiliation (affiliate_id, store_number, member_number, document_id, culture, state, created_at,
       begun_at)
     values ($1, $2, $3, $4, $5, 'preparing', $6, $6) on conflict do nothing returning *`,
    [affiliateId, storeNumber, memberNumber, documentId, culture, now],
  )
  return row && affiliationOf(row)
}

/** The newest with this store and member, created after the guest confirmed them. */
export async function findAffiliation(
  db: Queryable,
  affiliateId: number,
  { storeNumber, memberNumber, confirmedAt }: DsdLink & { confirmedAt: Date | null },
): Promise<Affiliation | undefined> {
  const [row] = await db.query<AffiliationRow>(
    `select * from dsd_affiliation where affiliate_id = $1 and store_number = $2
       and member_number is not distinct from $3 and created_at >= $4 order by created_at desc, id desc limit 1`,
    [affiliateId, storeNumber, memberNumber, confirmedAt],
  )
  return row && affiliationOf(row)
}

/** Locked until the transaction ends. */
export async function lockAffiliation(
  tx: Queryable,
  { affiliateId, affiliationId }: AffiliationKey,
): Promise<Affiliation | undefined> {
  const [row] = await tx.query<AffiliationRow>(
    'select * from dsd_affiliation where affiliate_id = $1 and id = $2 for update',
    [affiliateId, affiliationId],
  )
  return row && affiliationOf(row)
}

/** Completed steps stay completed: a retry continues from there. */
export async function beginAgain(tx: Queryable, key: AffiliationKey, now: Date): Promise<void> {
  await tx.query(
    `update dsd_affiliation set state = 'preparing', begun_at = $3, tries = 0 where affiliate_id = $1 and id = $2`,
    [key.affiliateId, key.affiliationId, now],
  )
}

export async function saveStep(tx: Queryable, key: AffiliationKey, step: PreparationStep): Promise<void> {
  await tx.query(
    'update dsd_affiliation set done = array_append(done, $3) where affiliate_id = $1 and id = $2',
    [key.affiliateId, key.affiliationId, step],
  )
}

export async function endPreparing(
  tx: Queryable,
  key: AffiliationKey,
  state: 'ready' | 'failed',
  now: Date,
): Promise<void> {
  await tx.query(
    `update dsd_affiliation set state = $3, ready_at = case when $3 = 'ready' then $4::timestamptz end
     where affiliate_id = $1 and id = $2`,
    [key.affiliateId, key.affiliationId, state, now],
  )
}

export async function countTry(tx: Queryable, key: AffiliationKey): Promise<number> {
  const [row] = await tx.query<{ tries: number }>(
    `update dsd_affiliation set tries = tries + 1 where affiliate_id = $1 and id = $2 and state = 'preparing'
     returning tries`,
    [key.affiliateId, key.affiliationId],
  )
  return row?.tries ?? 0
}
