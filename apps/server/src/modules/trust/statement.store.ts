import type { Device } from '@fathom/domain/session'
import type { StatementKind } from '@fathom/domain/trust'
import type { Queryable } from '../../platform/database/index.ts'
import type { CardFacts } from './trust.ts'

export type StatementRow = {
  id: string
  statusIndex: number
  keyId: string
  facts: CardFacts | null
  code: string | null
  faceCode: string | null
  issuedAt: Date
  revokedAt: Date | null
  isKeyRevoked: boolean
}

const FIELDS = `s.id, s.status_index::float8 as "statusIndex", s.key_id as "keyId", s.facts, s.code,
  s.face_code as "faceCode", s.issued_at as "issuedAt", s.revoked_at as "revokedAt", k.revoked_at is not null as "isKeyRevoked"`
const FROM = 'from trust_statement s join trust_key k using (key_id)'

/** Filters by holder, so people can only find their own rows. */
export async function findStatement(
  db: Queryable,
  affiliateId: number,
  id: string,
): Promise<StatementRow | undefined> {
  const [row] = await db.query<StatementRow>(
    `select ${FIELDS} ${FROM} where s.affiliate_id = $1 and s.id = $2`,
    [affiliateId, id],
  )
  return row
}

/** Takes a place in the lists. The code is added later; two concurrent calls share the row. */
export async function addStatement(
  db: Queryable,
  { affiliateId, id, kind }: { affiliateId: number; id: string; kind: StatementKind | 'device' },
  { keyId, issuedAt }: { keyId: string; issuedAt: Date },
): Promise<void> {
  await db.query(
    `insert into trust_statement (affiliate_id, id, kind, key_id, issued_at) values ($1, $2, $5, $3, $4)
     on conflict (affiliate_id, id) do nothing`,
    [affiliateId, id, keyId, issuedAt, kind],
  )
}

type Signed = Pick<StatementRow, 'facts' | 'faceCode' | 'keyId' | 'issuedAt'> & { code: string }

/** False if another call has signed meanwhile. */
export async function saveCode(
  db: Queryable,
  { affiliateId, id }: { affiliateId: number; id: string },
  { facts, code, faceCode, keyId, issuedAt }: Signed,
  instead: string | null,
): Promise<boolean> {
  const saved = await db.query(
    `update trust_statement set facts = $3, code = $4, key_id = $5, issued_at = $6, face_code = $8
     where affiliate_id = $1 and id = $2 and code is not distinct from $7 returning id`,
    [affiliateId, id, facts && JSON.stringify(facts), code, keyId, issuedAt, instead, faceCode],
  )
  return saved.length > 0
}

export async function markRevoked(db: Queryable, id: string, reason: string, at: Date): Promise<void> {
  await db.query(
    `update trust_statement set revoked_at = $3, revoked_because = $2 where id = $1 and revoked_at is null`,
    [id, reason, at],
  )
}

/**
 * The row stays in its place of the lists, withdrawn and without content, under another id. Its id is free
 * for the next statement. What is withdrawn already stays as it is.
 */
export async function replaceStatement(db: Queryable, id: string, reason: string, at: Date): Promise<void> {
  await db.query(
    `update trust_statement set id = id || ':' || status_index, revoked_at = $3, revoked_because = $2,
       facts = null, code = null, face_code = null
     where id = $1 and revoked_at is null`,
    [id, reason, at],
  )
}

/** The same for every signed dive of the person. */
export async function replaceDives(
  db: Queryable,
  affiliateId: number,
  reason: string,
  at: Date,
): Promise<void> {
  const rows = await db.query<{ id: string }>(
    `select id from trust_statement where affiliate_id = $1 and kind = 'dive' and code is not null`,
    [affiliateId],
  )
  for (const { id } of rows) await replaceStatement(db, id, reason, at)
}

/** Whose dives this key has signed. */
export async function listDivers(db: Queryable, keyId: string): Promise<number[]> {
  const rows = await db.query<{ id: string }>(
    `select distinct affiliate_id as id from trust_statement where kind = 'dive' and key_id = $1`,
    [keyId],
  )
  return rows.map(({ id }) => Number(id))
}

export async function unmarkRevoked(db: Queryable, id: string): Promise<void> {
  await db.query('update trust_statement set revoked_at = null, revoked_because = null where id = $1', [id])
}

/** Which of these places in the lists are withdrawn. */
export async function findRevoked(db: Queryable, indexes: readonly number[]): Promise<Set<number>> {
  const rows = await db.query<{ index: number }>(
    `select status_index::float8 as index from trust_statement
     where status_index = any($1::bigint[]) and revoked_at is not null`,
    [indexes],
  )
  return new Set(rows.map(({ index }) => index))
}

/** How many devices of the person were certified since then; all keys of a browser are one. */
export async function countDevices(db: Queryable, affiliateId: number, since: Date): Promise<number> {
  const [row] = await db.query<{ devices: number }>(
    `select count(distinct coalesce(device->>'line', id))::int as devices from trust_statement
     where affiliate_id = $1 and kind = 'device' and issued_at > $2`,
    [affiliateId, since],
  )
  return row?.devices ?? 0
}

/** `line` is the same for all keys of a browser: each sign-in makes another one. */
type DescribedDevice = Device & { line?: string }

export type DeviceRow = {
  id: string
  code: string
  device: DescribedDevice | null
  issuedAt: Date
  revokedAt: Date | null
}

/** The person's devices, the latest certificate first. */
export const listDevices = (db: Queryable, affiliateId: number): Promise<DeviceRow[]> =>
  db.query<DeviceRow>(
    `select id, code, device, issued_at as "issuedAt", revoked_at as "revokedAt" from trust_statement
     where affiliate_id = $1 and kind = 'device' and code is not null order by issued_at desc, status_index desc`,
    [affiliateId],
  )

/** What its person sees of it in the list. */
export async function describeDevice(
  db: Queryable,
  { affiliateId, id }: { affiliateId: number; id: string },
  device: DescribedDevice,
): Promise<void> {
  await db.query(
    `update trust_statement set device = $3 where affiliate_id = $1 and id = $2 and device is distinct from $3::jsonb`,
    [affiliateId, id, JSON.stringify(device)],
  )
}

/** Returns how many were withdrawn: all of them, or all keys of the browser that has this one. */
export async function revokeDevices(
  db: Queryable,
  { affiliateId, id }: { affiliateId: number; id?: string },
  reason: string,
  at: Date,
): Promise<number> {
  const rows = await db.query(
    `update trust_statement set revoked_at = $3, revoked_because = $2
     where affiliate_id = $1 and kind = 'device' and revoked_at is null and ($4::text is null
       or coalesce(device->>'line', id) = (select coalesce(device->>'line', id) from trust_statement where id = $4))
     returning id`,
    [affiliateId, reason, at, id ?? null],
  )
  return rows.length
}

export async function listRevokedIndexes(db: Queryable): Promise<number[]> {
  const rows = await db.query<{ index: number }>(
    'select status_index::float8 as index from trust_statement where revoked_at is not null order by 1',
  )
  return rows.map(({ index }) => index)
}

/** The latest name of a level on a card. */
export async function findLevel(
  db: Queryable,
  levelId: number,
): Promise<Pick<CardFacts, 'levelId' | 'levelName' | 'qualifiedDepth' | 'gasLimit'> | undefined> {
  const [row] = await db.query<{ facts: CardFacts }>(
    `select facts from trust_statement where (facts ->> 'levelId')::bigint = $1 and facts is not null
     order by issued_at desc limit 1`,
    [levelId],
  )
  return row?.facts
}

export async function listOwnStatements(
  db: Queryable,
  affiliateId: number,
): Promise<{ facts: CardFacts; issuedAt: Date }[]> {
  return db.query<{ facts: CardFacts; issuedAt: Date }>(
    `select facts, issued_at as "issuedAt" from trust_statement
     where affiliate_id = $1 and facts is not null order by status_index`,
    [affiliateId],
  )
}

/** The place in the lists stays reserved, so a withdrawn statement stays withdrawn. */
export async function forgetStatements(tx: Queryable, affiliateId: number): Promise<void> {
  await tx.query(
    'update trust_statement set facts = null, code = null, face_code = null, device = null where affiliate_id = $1',
    [affiliateId],
  )
}
