import { type PersonDraft, personFields } from '@fathom/domain/account'
import type { User } from '@fathom/domain/session'
import type { Locale } from '@fathom/domain/translations'
import type { Queryable } from '../../../platform/database/index.ts'
import { PERSON_STORAGE } from './person-fields.ts'

type Changed = 'person' | 'language' | 'phone'

/** Stores the values from before a change; call it first, in the same transaction. Returns the id of the change. */
export async function keepHistory(
  tx: Queryable,
  affiliateId: number,
  what: Changed,
  before: Readonly<Record<string, unknown>>,
  now: Date,
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `insert into account_history (affiliate_id, what, before, changed_at) values ($1, $2, $3, $4) returning id`,
    [affiliateId, what, JSON.stringify(before), now],
  )
  return row?.id ?? ''
}

export async function updatePersonRow(
  tx: Queryable,
  affiliateId: number,
  person: PersonDraft,
  now: Date,
): Promise<number> {
  const [row] = await tx.query<{ version: number }>(
    `update account set version = version + 1, updated_at = $2,
       birth_date_changed_at = case when birthdate is distinct from $${personFields.indexOf('birthDate') + 3}
         then $2 else birth_date_changed_at end,
       birth_date_confirmed_at = case when birthdate is distinct from $${personFields.indexOf('birthDate') + 3}
         then null else birth_date_confirmed_at end,
       ${personFields.map((field, at) => `${PERSON_STORAGE[field].column} = $${at + 3}`).join(', ')}
     where affiliate_id = $1 returning version`,
    [affiliateId, now, ...personFields.map((field) => person[field])],
  )
  if (!row) throw new Error('updating the account returned no row')
  return row.version
}

export async function updateLanguageRow(
  tx: Queryable,
  affiliateId: number,
  language: Locale,
  now: Date,
): Promise<void> {
  await tx.query('update account set language = $2, updated_at = $3 where affiliate_id = $1', [
    affiliateId,
    language,
    now,
  ])
}

/** A person who signed in with an outside provider, as the provider describes them now. */
export async function upsertOutsidePerson(
  db: Queryable,
  person: User,
  { email, isVerified }: { email: string; isVerified: boolean },
  now: Date,
): Promise<void> {
  await db.query(
    `with earlier as (
       insert into account_history (affiliate_id, what, before, changed_at)
       select affiliate_id, 'person', jsonb_build_object('firstName', given_name, 'lastName', family_name,
         'birthDate', coalesce(to_char(birthdate, 'YYYY-MM-DD'), '')), $10
       from account where affiliate_id = $1 and forgotten_at is null
         and (given_name, family_name, birthdate) is distinct from ($5, $6, $7::date))
     insert into account as a (affiliate_id, affiliate_type, sub, email, given_name, family_name, birthdate,
       gender, language, password_hash, created_at, updated_at, email_verified)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, null, $10, $10, $11)
     on conflict (affiliate_id) do update set
       affiliate_type = excluded.affiliate_type, sub = excluded.sub, email = excluded.email,
       email_verified = excluded.email_verified,
       given_name = excluded.given_name, family_name = excluded.family_name, birthdate = excluded.birthdate,
       gender = excluded.gender, language = excluded.language, password_hash = null, updated_at = $10,
       forgotten_at = null,
       birth_date_changed_at = case when a.birthdate is distinct from excluded.birthdate
         and a.forgotten_at is null then $10 else a.birth_date_changed_at end,
       birth_date_confirmed_at = case when a.birthdate is distinct from excluded.birthdate
         then null else a.birth_date_confirmed_at end,
       version = a.version + case when (a.given_name, a.family_name, a.birthdate, a.gender) is distinct from
         (excluded.given_name, excluded.family_name, excluded.birthdate, excluded.gender) then 1 else 0 end`,
    [
      person.affiliateId,
      person.affiliateType,
      person.sub,
      email,
      person.givenName,
      person.familyName,
      person.birthdate || null,
      person.gender,
      person.language,
      now,
      isVerified,
    ],
  )
}

export async function isEmailOfAnother(db: Queryable, email: string, affiliateId: number): Promise<boolean> {
  const found = await db.query('select from account where email = $1 and affiliate_id <> $2', [
    email,
    affiliateId,
  ])
  return found.length > 0
}

/** Takes the address from other accounts that have never confirmed it. */
export async function dropUnverified(db: Queryable, email: string, affiliateId: number): Promise<void> {
  await db.query(
    `update account set email = '' where email = $1 and affiliate_id <> $2 and not email_verified`,
    [email, affiliateId],
  )
}

export async function listHistory(db: Queryable, affiliateId: number) {
  return db.query<{ what: Changed; before: Record<string, unknown>; changed_at: Date }>(
    'select what, before, changed_at from account_history where affiliate_id = $1 order by id',
    [affiliateId],
  )
}
