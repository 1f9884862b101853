import type { AffiliateType } from '@fathom/domain/session'
import { isLocale, type Locale, matchLocale } from '@fathom/domain/translations'
import type { Account, NewAccount } from '@fathom/identity'
import type { Queryable } from '../../platform/database/index.ts'

type Row = {
  affiliate_id: string
  affiliate_type: AffiliateType
  sub: string
  global_uuid: string
  email: string
  given_name: string
  family_name: string
  birthdate: string | null
  gender: string
  language: string
  password_hash: string
}

export type KeptAccount = Account & { passwordHash: string }

export type GrantedAccount = NewAccount & {
  affiliateId: number
  affiliateType: AffiliateType
  gender: string
}

const COLUMNS = `affiliate_id, affiliate_type, sub, global_uuid, email, given_name, family_name,
  to_char(birthdate, 'YYYY-MM-DD') as birthdate, gender, language, password_hash`

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export async function findAccountByEmail(db: Queryable, email: string): Promise<KeptAccount | undefined> {
  // PostgreSQL refuses text with a zero byte; nobody has such an address.
  if (email.includes('\u0000')) return undefined
  const [row] = await db.query<Row>(`select ${COLUMNS} from account where email = $1`, [email])
  return row && accountOf(row)
}

export async function findAccountBySub(db: Queryable, sub: string): Promise<KeptAccount | undefined> {
  if (!UUID.test(sub)) return undefined
  const [row] = await db.query<Row>(`select ${COLUMNS} from account where sub = $1`, [sub])
  return row && accountOf(row)
}

/** A diver's account with the next number. Undefined when the e-mail is taken. */
export async function insertAccount(db: Queryable, added: NewAccount): Promise<KeptAccount | undefined> {
  const [row] = await db.query<Row>(
    `insert into account (email, given_name, family_name, birthdate, language, password_hash)
     values ($1, $2, $3, $4, $5, $6) on conflict (email) do nothing returning ${COLUMNS}`,
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

/** An account whose number and type the organisation has granted. */
export async function insertGrantedAccount(db: Queryable, added: GrantedAccount): Promise<void> {
  await db.query(
    `insert into account (affiliate_id, affiliate_type, email, given_name, family_name, birthdate, gender,
       language, password_hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
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
    ],
  )
}

export async function updatePasswordHash(db: Queryable, sub: string, passwordHash: string): Promise<void> {
  await db.query(
    'update account set password_hash = $2, password_changed_at = now(), updated_at = now() where sub = $1',
    [sub, passwordHash],
  )
}

export async function hasAccounts(db: Queryable): Promise<boolean> {
  return (await db.query('select from account limit 1')).length > 0
}

function accountOf(row: Row): KeptAccount {
  return {
    sub: row.sub,
    affiliateId: Number(row.affiliate_id),
    affiliateType: row.affiliate_type,
    email: row.email,
    givenName: row.given_name,
    familyName: row.family_name,
    birthdate: row.birthdate ?? '',
    gender: row.gender,
    language: localeOf(row.language),
    globalUuid: row.global_uuid,
    passwordHash: row.password_hash,
  }
}

function localeOf(tag: string): Locale {
  return isLocale(tag) ? tag : matchLocale([tag])
}
