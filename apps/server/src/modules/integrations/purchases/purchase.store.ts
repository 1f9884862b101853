import type { PurchaseItemWire } from '@fathom/contract/integrations'
import type { PurchaseRefusal, PurchaseState } from '@fathom/domain/integrations'
import type { Queryable } from '../../../platform/database/index.ts'

export type StoredItem = PurchaseItemWire & { state: PurchaseState; reason?: PurchaseRefusal | undefined }

export type StoredPurchase = {
  id: string
  clientId: string
  reference: string
  contentHash: Buffer
  email: string | null
  affiliateId: number | null
  items: StoredItem[]
  state: PurchaseState
  reportedAt: Date
  appliedAt: Date | null
}

const FIELDS = `id, client_id as "clientId", reference, content_hash as "contentHash", email,
  affiliate_id::float8 as "affiliateId", items, state, reported_at as "reportedAt", applied_at as "appliedAt"`

/**
 * Until the transaction ends, nobody reports a purchase for this address, nor applies those that wait for it. So a
 * purchase never misses an account that is made at the same moment.
 */
export async function lockAddress(tx: Queryable, email: string): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('purchases for ' || lower($1), 0))`, [email])
}

/** One purchase of a person is applied at a time, so two never wait for each other's rows. */
export async function lockOwner(tx: Queryable, affiliateId: number): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('purchases of ' || $1::bigint, 0))`, [
    affiliateId,
  ])
}

type NewPurchase = Pick<
  StoredPurchase,
  'clientId' | 'reference' | 'contentHash' | 'email' | 'affiliateId' | 'items' | 'reportedAt'
>

/** Undefined when the reference was used. A report at the same moment waits here for the other. */
export async function insertPurchase(tx: Queryable, added: NewPurchase): Promise<StoredPurchase | undefined> {
  const [row] = await tx.query<StoredPurchase>(
    `insert into purchase (client_id, reference, content_hash, email, affiliate_id, items, state, reported_at)
     values ($1, $2, $3, $4, $5, $6, 'waiting', $7) on conflict do nothing
     returning ${FIELDS}`,
    [
      added.clientId,
      added.reference,
      added.contentHash,
      added.email,
      added.affiliateId,
      JSON.stringify(added.items),
      added.reportedAt,
    ],
  )
  return row
}

/** In capital or small letters. Before that was one reference, two purchases may have had it: the one written so wins. */
export async function findPurchase(
  db: Queryable,
  clientId: string,
  reference: string,
): Promise<StoredPurchase | undefined> {
  const [row] = await db.query<StoredPurchase>(
    `select ${FIELDS} from purchase where client_id = $1 and lower(reference) = lower($2)
     order by reference = $2 desc, is_twin limit 1`,
    [clientId, reference],
  )
  return row
}

/** The shops' own names of these purchases. */
export async function listReferences(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.query<{ id: string; reference: string }>(
    'select id, reference from purchase where id = any($1::uuid[])',
    [ids],
  )
  return new Map(rows.map(({ id, reference }) => [id, reference]))
}

export async function lockPurchase(tx: Queryable, id: string): Promise<StoredPurchase | undefined> {
  const [row] = await tx.query<StoredPurchase>(`select ${FIELDS} from purchase where id = $1 for update`, [
    id,
  ])
  return row
}

export async function listWaitingFor(db: Queryable, email: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select id from purchase where state = 'waiting' and email = $1 order by id`,
    [email],
  )
  return rows.map(({ id }) => id)
}

/** The address is only needed until the person is known. */
export async function savePurchase(tx: Queryable, purchase: StoredPurchase): Promise<void> {
  await tx.query(
    `update purchase set email = $2, affiliate_id = $3, items = $4, state = $5, applied_at = $6 where id = $1`,
    [
      purchase.id,
      purchase.state === 'waiting' ? purchase.email : null,
      purchase.affiliateId,
      JSON.stringify(purchase.items),
      purchase.state,
      purchase.appliedAt,
    ],
  )
}

/** Addresses for which purchases wait, a page at a time. */
export async function listWaitingAddresses(db: Queryable, after: string, limit: number): Promise<string[]> {
  const rows = await db.query<{ email: string }>(
    `select distinct email from purchase where state = 'waiting' and email > $1 order by email limit $2`,
    [after, limit],
  )
  return rows.map(({ email }) => email)
}

export async function listLapsed(db: Queryable, before: Date): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select id from purchase where state = 'waiting' and reported_at < $1 order by id limit 500`,
    [before],
  )
  return rows.map(({ id }) => id)
}

export type PurchaseFilter = {
  state?: PurchaseState | undefined
  search: string
  after?: string | undefined
  limit: number
}

/** Newest first; `search` is the beginning of a reference. */
export async function listPurchases(
  db: Queryable,
  { state, search, after, limit }: PurchaseFilter,
): Promise<(StoredPurchase & { client: string })[]> {
  const begin = `${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return db.query<StoredPurchase & { client: string }>(
    `select p.*, c.name as client from (select ${FIELDS} from purchase
       where ($1::text is null or state = $1) and ($2 = '' or lower(reference) like $3)
         and ($4::uuid is null or id < $4) order by id desc limit $5) p
     join integration_client c on c.id = p."clientId" order by p.id desc`,
    [state ?? null, search, begin, after ?? null, limit],
  )
}

/** Those that staff can try again: a purchase that nobody claimed in two years, or whose person is gone, is over. */
export async function countFailedPurchases(db: Queryable): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from purchase where state = 'failed' and affiliate_id is not null`,
  )
  return row?.count ?? 0
}

export const listOwnPurchases = (db: Queryable, affiliateId: number): Promise<StoredPurchase[]> =>
  db.query<StoredPurchase>(`select ${FIELDS} from purchase where affiliate_id = $1 order by id`, [
    affiliateId,
  ])

export async function forgetPurchases(tx: Queryable, affiliateId: number): Promise<void> {
  await tx.query('update purchase set affiliate_id = null, email = null where affiliate_id = $1', [
    affiliateId,
  ])
}
