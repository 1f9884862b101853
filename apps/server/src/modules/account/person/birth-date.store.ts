import type { Queryable } from '../../../platform/database/index.ts'

export type BirthDateChange = {
  /** The birth dates from before, the last one first. A confirmation of one of them ended with the change. */
  earlier: readonly string[]
  /** Null if it is the first one. */
  changedAt: Date | null
  /** It waits for a confirmation, because the account may be the second one of a minor. */
  isDoubted: boolean
  /** Who compared the present one with an identity document. */
  confirmed: { by: string; at: Date } | undefined
}

type Row = {
  affiliate_id: string
  changed_at: Date | null
  confirmed_at: Date | null
  by: string | null
  is_doubted: boolean
  earlier: string[] | null
}

/**
 * How the birth dates of these people came about; those that were neither changed nor confirmed nor doubted are
 * omitted.
 */
export async function listBirthDateChanges(
  db: Queryable,
  affiliateIds: readonly number[],
): Promise<ReadonlyMap<number, BirthDateChange>> {
  const rows = await db.query<Row>(
    `select a.affiliate_id, a.birth_date_changed_at as changed_at, a.birth_date_confirmed_at as confirmed_at,
       a.birth_date_confirmed_by_name as by, a.birth_date_doubted_at is not null as is_doubted,
       (select array_agg(h.before ->> 'birthDate' order by h.changed_at desc, h.id desc) from account_history h
        where h.affiliate_id = a.affiliate_id and h.what = 'person' and h.before ->> 'birthDate' <> '') as earlier
     from account a
     where a.affiliate_id = any($1::bigint[]) and a.forgotten_at is null
       and (a.birth_date_changed_at is not null or a.birth_date_confirmed_at is not null
         or a.birth_date_doubted_at is not null)`,
    [affiliateIds],
  )
  return new Map(
    rows.map(({ affiliate_id, changed_at, confirmed_at, by, is_doubted, earlier }) => [
      Number(affiliate_id),
      {
        earlier: earlier ?? [],
        changedAt: changed_at,
        isDoubted: is_doubted,
        confirmed: confirmed_at ? { by: by ?? '', at: confirmed_at } : undefined,
      },
    ]),
  )
}

/**
 * The birth dates before and after a change of the person, the last one if none is named; both are empty where
 * none was known.
 */
export async function findBirthDates(
  db: Queryable,
  affiliateId: number,
  changeId: string | undefined,
): Promise<{ before: string; after: string }> {
  const [row] = await db.query<{ before: string | null; after: string | null }>(
    `select h.before ->> 'birthDate' as before, coalesce(
       (select n.before ->> 'birthDate' from account_history n
        where n.affiliate_id = $1 and n.what = 'person' and n.id > h.id order by n.id limit 1),
       (select to_char(birthdate, 'YYYY-MM-DD') from account where affiliate_id = $1)) as after
     from account_history h
     where h.affiliate_id = $1 and h.what = 'person' and ($2::uuid is null or h.id = $2)
     order by h.id desc limit 1`,
    [affiliateId, changeId ?? null],
  )
  return { before: row?.before ?? '', after: row?.after ?? '' }
}

/** From now on these birth dates wait for a confirmation. */
export async function doubtBirthDates(
  db: Queryable,
  affiliateIds: readonly number[],
  now: Date,
): Promise<void> {
  await db.query(
    `update account set birth_date_doubted_at = $2
     where affiliate_id = any($1::bigint[]) and birth_date_doubted_at is null`,
    [affiliateIds, now],
  )
}

type Teacher = { affiliateId: number; name: string }

type Confirmation = {
  affiliateId: number
  birthDate: string
  by: Teacher
  /** Of the statement that the teacher has ticked. */
  statementVersion: number
  now: Date
}

const isOf = async (tx: Queryable, affiliateId: number, birthDate: string): Promise<boolean> => {
  const found = await tx.query(
    'select from account where affiliate_id = $1 and birthdate = $2::date and forgotten_at is null for update',
    [affiliateId, birthDate],
  )
  return found.length > 0
}

/** False if the account has another birth date by now. Repeating it changes nothing. */
export async function confirmBirthDate(
  tx: Queryable,
  { affiliateId, birthDate, by, statementVersion, now }: Confirmation,
): Promise<boolean> {
  if (!(await isOf(tx, affiliateId, birthDate))) return false
  const confirmed = await tx.query(
    `update account set birth_date_confirmed_by = $2, birth_date_confirmed_by_name = $3,
       birth_date_confirmed_how = 'identity-document', birth_date_confirmed_at = $4
     where affiliate_id = $1 and birth_date_confirmed_at is null returning affiliate_id`,
    [affiliateId, by.affiliateId, by.name, now],
  )
  if (confirmed.length > 0)
    await tx.query(
      `insert into birth_date_confirmation
         (affiliate_id, birth_date, confirmed_by, confirmed_by_name, statement_version, confirmed_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [affiliateId, birthDate, by.affiliateId, by.name, statementVersion, now],
    )
  return true
}

type TakingBack = Omit<Confirmation, 'statementVersion'>

/** The rules of age apply as before the confirmation. False if the account has another birth date by now. */
export async function takeBackConfirmation(
  tx: Queryable,
  { affiliateId, birthDate, by, now }: TakingBack,
): Promise<boolean> {
  if (!(await isOf(tx, affiliateId, birthDate))) return false
  await tx.query(
    `update birth_date_confirmation c
     set taken_back_by = $2, taken_back_by_name = $3, taken_back_at = $4
     from account a
     where a.affiliate_id = $1 and c.affiliate_id = $1 and c.taken_back_at is null
       and c.confirmed_at = a.birth_date_confirmed_at`,
    [affiliateId, by.affiliateId, by.name, now],
  )
  await tx.query(
    `update account set birth_date_confirmed_at = null, birth_date_confirmed_by = null,
       birth_date_confirmed_by_name = null, birth_date_confirmed_how = null
     where affiliate_id = $1`,
    [affiliateId],
  )
  return true
}

type ConfirmationRow = {
  birthDate: string
  confirmedBy: string
  confirmedAt: Date
  statementVersion: number | null
  takenBackBy: string | null
  takenBackAt: Date | null
}

/** Every confirmation of a person's birth dates, also those that were taken back. */
export const listConfirmations = (db: Queryable, affiliateId: number) =>
  db.query<ConfirmationRow>(
    `select to_char(birth_date, 'YYYY-MM-DD') as "birthDate", confirmed_by_name as "confirmedBy",
       confirmed_at as "confirmedAt", statement_version as "statementVersion",
       taken_back_by_name as "takenBackBy", taken_back_at as "takenBackAt"
     from birth_date_confirmation where affiliate_id = $1 order by id`,
    [affiliateId],
  )
