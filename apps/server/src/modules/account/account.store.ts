import { PERSON_FIELDS, type PersonDraft, personFields, personFrom } from '@fathom/domain/account'
import type { AffiliateType } from '@fathom/domain/session'
import type { Account, NewAccount } from '@fathom/identity'
import type { Queryable } from '../../platform/database/index.ts'
import { PERSON_STORAGE, type PersonProperties, type PersonRow } from './person/person-fields.ts'
import { localeFrom } from './words-for.ts'

type Row = PersonRow & {
  affiliate_id: string
  affiliate_type: AffiliateType
  sub: string
  global_uuid: string
  email: string
  language: string
  phone: string | null
  phone_version: number
  version: number
  password_hash: string | null
  password_changed_at: Date
  created_at: Date
  delete_after: Date | null
}

export type StoredAccount = Account &
  PersonProperties & {
    phone: string | undefined
    phoneVersion: number
    version: number
    /** Undefined with an outside provider. */
    passwordHash: string | undefined
    passwordChangedAt: Date
    createdAt: Date
    deleteAfter: Date | undefined
  }

export type GrantedAccount = NewAccount & {
  affiliateId: number
  affiliateType: AffiliateType
  gender: string
  createdAt: Date
}

const PERSON_COLUMNS = personFields.map((field) => {
  const { column } = PERSON_STORAGE[field]
  return PERSON_FIELDS[field].kind === 'birth-date' ? `to_char(${column}, 'YYYY-MM-DD') as ${column}` : column
})

const COLUMNS = `affiliate_id, affiliate_type, sub, global_uuid, email, ${PERSON_COLUMNS.join(', ')},
  language, phone, phone_version, version,
  password_hash, password_changed_at, created_at, delete_after`

/** A deleted person keeps a number here, but has no account; neither has one that was merged into another. */
const ANYBODY = 'forgotten_at is null and merged_into is null'

/** The address of an account that was merged into another leads to that one (OF-03). */
export async function findAccountByEmail(
  db: Queryable,
  email: string,
  { isVerified = false } = {},
): Promise<StoredAccount | undefined> {
  // PostgreSQL refuses text with a zero byte, and no address contains one.
  if (!email || email.includes('\u0000')) return undefined
  const [row] = await db.query<Row>(
    `select ${COLUMNS} from account where ${ANYBODY} and affiliate_id = (
       select coalesce(merged_into, affiliate_id) from account where email = $1 and forgotten_at is null
         and (email_verified or not $2))`,
    [email, isVerified],
  )
  return row && accountOf(row)
}

export async function findAccountBySub(db: Queryable, sub: string): Promise<StoredAccount | undefined> {
  if (sub.includes('\u0000')) return undefined
  const [row] = await db.query<Row>(`select ${COLUMNS} from account where sub = $1 and ${ANYBODY}`, [sub])
  return row && accountOf(row)
}

export async function findAccount(db: Queryable, affiliateId: number): Promise<StoredAccount | undefined> {
  const [row] = await db.query<Row>(`select ${COLUMNS} from account where affiliate_id = $1 and ${ANYBODY}`, [
    affiliateId,
  ])
  return row && accountOf(row)
}

/** The number of an account that was merged into another leads to that one (OF-03). */
export async function findAccountByNumber(
  db: Queryable,
  affiliateId: number,
): Promise<StoredAccount | undefined> {
  const [row] = await db.query<Row>(
    `select ${COLUMNS} from account where ${ANYBODY} and affiliate_id = (
       select coalesce(merged_into, affiliate_id) from account where affiliate_id = $1 and forgotten_at is null)`,
    [affiliateId],
  )
  return row && accountOf(row)
}

/** With its own address, also when it is part of another account (OF-03). */
export async function findMergedAccount(
  db: Queryable,
  affiliateId: number,
): Promise<StoredAccount | undefined> {
  const [row] = await db.query<Row>(
    `select ${COLUMNS} from account where affiliate_id = $1 and forgotten_at is null`,
    [affiliateId],
  )
  return row && accountOf(row)
}

export async function listAccounts(db: Queryable, affiliateIds: readonly number[]): Promise<StoredAccount[]> {
  const rows = await db.query<Row>(
    `select ${COLUMNS} from account where affiliate_id = any($1::bigint[]) and ${ANYBODY}`,
    [affiliateIds],
  )
  return rows.map(accountOf)
}

/**
 * By the part before the @ in lower case, without a +tag, dots, hyphens and underscores. Yahoo has tags after a hyphen,
 * and Fastmail delivers to an owner's subdomain.
 */
export async function listAccountsByLocalPart(db: Queryable, local: string): Promise<StoredAccount[]> {
  if (!local || local.includes('\u0000')) return []
  const rows = await db.query<Row>(
    `select ${COLUMNS} from account
     where (translate(split_part(split_part(lower(email::text), '@', 1), '+', 1), '._-', '') = $1
         or (lower(email::text) ~ '@(yahoo|ymail|rocketmail)\\.'
           and translate(split_part(split_part(lower(email::text), '@', 1), '-', 1), '._', '') = $1)
         or (lower(email::text) ~ '\\.fastmail\\.(com|fm)$'
           and translate(split_part(split_part(lower(email::text), '@', 2), '.', 1), '_-', '') = $1))
       and ${ANYBODY}`,
    [local],
  )
  return rows.map(accountOf)
}

/** Locks the account for changes until the transaction ends. */
export async function lockAccount(tx: Queryable, affiliateId: number): Promise<StoredAccount | undefined> {
  const [row] = await tx.query<Row>(
    `select ${COLUMNS} from account where affiliate_id = $1 and ${ANYBODY} for update`,
    [affiliateId],
  )
  return row && accountOf(row)
}

/** Creates a diver's account with the next number. Undefined when the email is taken. */
export async function insertAccount(db: Queryable, added: NewAccount): Promise<StoredAccount | undefined> {
  const [row] = await db.query<Row>(
    `insert into account (email, given_name, family_name, birthdate, language, password_hash)
     values ($1, $2, $3, $4, $5, $6) on conflict (email) where email <> '' do nothing returning ${COLUMNS}`,
    [
      added.email,
      added.givenName,
      added.familyName,
      added.birthdate || null,
      added.language,
      added.passwordHash,
    ],
  )
  return row && accountOf(row)
}

/** An account whose number and type come from the organization. */
export async function insertGrantedAccount(db: Queryable, added: GrantedAccount): Promise<void> {
  await db.query(
    `insert into account (affiliate_id, affiliate_type, email, given_name, family_name, birthdate, gender,
       language, password_hash, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      added.affiliateId,
      added.affiliateType,
      added.email,
      added.givenName,
      added.familyName,
      added.birthdate || null,
      added.gender,
      added.language,
      added.passwordHash,
      added.createdAt,
    ],
  )
}

export async function hasAccounts(db: Queryable): Promise<boolean> {
  return (await db.query('select from account limit 1')).length > 0
}

const propertiesOf = (row: PersonRow) =>
  Object.fromEntries(
    Object.values(PERSON_STORAGE).map(({ property, column }) => [property, row[column] ?? '']),
  ) as PersonProperties

export const personOf = (account: PersonProperties): PersonDraft =>
  personFrom((field) => account[PERSON_STORAGE[field].property])

function accountOf(row: Row): StoredAccount {
  return {
    sub: row.sub,
    affiliateId: Number(row.affiliate_id),
    affiliateType: row.affiliate_type,
    email: row.email,
    ...propertiesOf(row),
    language: localeFrom(row.language),
    globalUuid: row.global_uuid,
    phone: row.phone ?? undefined,
    phoneVersion: row.phone_version,
    version: row.version,
    passwordHash: row.password_hash ?? undefined,
    passwordChangedAt: row.password_changed_at,
    createdAt: row.created_at,
    deleteAfter: row.delete_after ?? undefined,
  }
}
