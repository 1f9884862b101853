import type { Queryable } from '../../../platform/database/index.ts'
import type { Seal, SealVersion, SignedEnd } from './seal.ts'

type Row = {
  number: number
  previous: string
  sealed_at: Date
  key_id: string
  signature: string
  diver: string
  version: SealVersion
}

const FIELDS = 'number, previous, sealed_at, key_id, signature, diver, version'

const sealOf = ({ number, previous, sealed_at, key_id, signature, diver, version }: Row): Seal => ({
  ...{ number, previous, signature, diver, version },
  sealedAt: sealed_at,
  keyId: key_id,
})

/** `signedFor`: the number in the seal, another one than the diver's if two accounts were merged. */
export type FoundSeal = Seal & { signedFor: number }

export async function findSeal(
  db: Queryable,
  affiliateId: number,
  logId: string,
): Promise<FoundSeal | undefined> {
  const [row] = await db.query<Row & { signedFor: number }>(
    `select s.affiliate_id::float8 as "signedFor", s.number, s.previous, s.sealed_at, s.key_id, s.signature, s.diver,
       s.version
     from dive_log l join dive_log_seal s
       on s.affiliate_id = coalesce(l.sealed_for, l.affiliate_id) and s.log_id = l.id
     where l.affiliate_id = $1 and l.id = $2`,
    [affiliateId, logId],
  )
  return row && { ...sealOf(row), signedFor: row.signedFor }
}

/** The last seal of this diver's chain, locked so nobody adds another until the transaction ends. */
export async function lockLastSeal(tx: Queryable, affiliateId: number): Promise<Seal | undefined> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('dive log seals ' || $1::text, 0))`, [
    affiliateId,
  ])
  const [row] = await tx.query<Row>(
    `select ${FIELDS} from dive_log_seal
     where affiliate_id = $1 order by number desc limit 1`,
    [affiliateId],
  )
  return row && sealOf(row)
}

/** The seals on both sides of this one, to check that the chain is complete. */
export async function findNeighbours(db: Queryable, affiliateId: number, number: number) {
  const rows = await db.query<Pick<Row, 'number' | 'previous' | 'signature'>>(
    `select number, previous, signature from dive_log_seal where affiliate_id = $1 and number in ($2 - 1, $2 + 1)`,
    [affiliateId, number],
  )
  return {
    before: rows.find((row) => row.number === number - 1),
    after: rows.find((row) => row.number === number + 1),
  }
}

export async function insertSeal(
  tx: Queryable,
  affiliateId: number,
  logId: string,
  seal: Seal,
): Promise<void> {
  await tx.query(
    `insert into dive_log_seal
       (affiliate_id, log_id, number, previous, sealed_at, key_id, signature, diver, version)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      ...[affiliateId, logId, seal.number, seal.previous, seal.sealedAt, seal.keyId, seal.signature],
      ...[seal.diver, seal.version],
    ],
  )
  await tx.query(
    'update dive_log set sealed_for = null where affiliate_id = $1 and id = $2 and sealed_for is not null',
    [affiliateId, logId],
  )
}

export async function findEnd(db: Queryable, affiliateId: number): Promise<SignedEnd | undefined> {
  const [row] = await db.query<SignedEnd>(
    'select seals, last, key_id as "keyId", signature from dive_log_chain where affiliate_id = $1',
    [affiliateId],
  )
  return row
}

export async function saveEnd(tx: Queryable, affiliateId: number, end: SignedEnd): Promise<void> {
  await tx.query(
    `insert into dive_log_chain (affiliate_id, seals, last, key_id, signature) values ($1, $2, $3, $4, $5)
     on conflict (affiliate_id) do update set seals = excluded.seals, last = excluded.last, key_id = excluded.key_id,
       signature = excluded.signature`,
    [affiliateId, end.seals, end.last, end.keyId, end.signature],
  )
}

export function listPhotoHashes(db: Queryable, affiliateId: number, logId: string) {
  return db.query<{ id: string; sha256: string }>(
    'select id, sha256 from dive_photo where affiliate_id = $1 and log_id = $2 and deleted_at is null',
    [affiliateId, logId],
  )
}
