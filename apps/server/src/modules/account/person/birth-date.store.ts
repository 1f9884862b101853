import type { Queryable } from '../../../platform/database/index.ts'

export type BirthDateChange = {
  /** The birth dates from before, the last one first. */
  earlier: readonly string[]
  changedAt: Date
  /** Who compared the present one with an identity document. */
  confirmed: { by: string; at: Date } | undefined
}

type Row = {
  affiliate_id: string
  changed_at: Date
  confirmed_at: Date | null
  by: string | null
  earlier: string[] | null
}

/** How the birth dates of these people came about; people who never changed theirs are omitted. */
export async function listBirthDateChanges(
  db: Queryable,
  affiliateIds: readonly number[],
): Promise<ReadonlyMap<number, BirthDateChange>> {
  const rows = await db.query<Row>(
    `select a.affiliate_id, a.birth_date_changed_at as changed_at, a.birth_date_confirmed_at as confirmed_at,
       a.birth_date_confirmed_by_name as by,
       (select array_agg(h.before ->> 'birthDate' order by h.changed_at desc, h.id desc) from account_history h
        where h.affiliate_id = a.affiliate_id and h.what = 'person' and h.before ->> 'birthDate' <> '') as earlier
     from account a
     where a.affiliate_id = any($1::bigint[]) and a.birth_date_changed_at is not null and a.forgotten_at is null`,
    [affiliateIds],
  )
  return new Map(
    rows.map(({ affiliate_id, changed_at, confirmed_at, by, earlier }) => [
      Number(affiliate_id),
      {
        earlier: earlier ?? [],
        changedAt: changed_at,
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

type Confirmation = {
  affiliateId: number
  birthDate: string
  by: { affiliateId: number; name: string }
  now: Date
}

/** False if the account has another birth date by now. Repeating it changes nothing. */
export async function confirmBirthDate(
  tx: Queryable,
  { affiliateId, birthDate, by, now }: Confirmation,
): Promise<boolean> {
  const confirmed = await tx.query(
    `update account set birth_date_confirmed_by = coalesce(
         case when birth_date_confirmed_at is not null then birth_date_confirmed_by end, $3),
       birth_date_confirmed_by_name = coalesce(
         case when birth_date_confirmed_at is not null then birth_date_confirmed_by_name end, $4),
       birth_date_confirmed_how = 'identity-document',
       birth_date_confirmed_at = coalesce(birth_date_confirmed_at, $5)
     where affiliate_id = $1 and birthdate = $2::date and forgotten_at is null returning affiliate_id`,
    [affiliateId, birthDate, by.affiliateId, by.name, now],
  )
  return confirmed.length > 0
}
