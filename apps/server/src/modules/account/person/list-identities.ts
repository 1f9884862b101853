import { isBirthDateToConfirm, type RulingBirthDates, rulingBirthDates } from '@fathom/domain/forms'
import type { Queryable } from '../../../platform/database/index.ts'
import { listAccounts } from '../account.store.ts'
import { type BirthDateChange, listBirthDateChanges } from './birth-date.store.ts'

/** Who a person is, and where they can be reached. */
type Identity = {
  name: string
  birthDate: string
  /** TS-05: those that the rules of age use until someone has confirmed the present one. */
  ruling: RulingBirthDates
  isBirthDateToConfirm: boolean
  birthDateChange: BirthDateChange | undefined
  email: string
  phone: string
}

/** As the accounts say now, not as a token said when it was issued; unknown people are omitted. */
export async function listIdentities(
  db: Queryable,
  affiliateIds: readonly number[],
): Promise<Map<number, Identity>> {
  const accounts = await listAccounts(db, affiliateIds)
  const changes = await listBirthDateChanges(db, affiliateIds)
  return new Map(
    accounts.map(({ affiliateId, givenName, familyName, birthdate: birthDate, email, phone = '' }) => {
      const change = changes.get(affiliateId)
      const { earlier = [], confirmed } = change ?? {}
      const history = { present: birthDate, earlier, isConfirmed: confirmed !== undefined }
      return [
        affiliateId,
        {
          name: `${givenName} ${familyName}`.trim(),
          birthDate,
          ruling: rulingBirthDates(history),
          isBirthDateToConfirm: isBirthDateToConfirm(history),
          birthDateChange: change,
          email,
          phone,
        },
      ]
    }),
  )
}

/** TS-05: the birth dates that the rules of age use for this person; undefined for an unknown one. */
export const findRulingBirthDates = async (
  db: Queryable,
  affiliateId: number,
): Promise<RulingBirthDates | undefined> => (await listIdentities(db, [affiliateId])).get(affiliateId)?.ruling

/**
 * TS-05: those of these people who were born after this day by any birth date that their account ever had, with every
 * name that it ever had.
 */
export async function listBornAfter(
  db: Queryable,
  affiliateIds: readonly number[],
  day: string,
): Promise<{ affiliateId: number; names: string[]; email: string }[]> {
  // Compared as text: the day eighteen years before a leap day may not exist.
  const rows = await db.query<{
    affiliate_id: string
    name: string
    email: string
    earlier: string[] | null
  }>(
    `select affiliate_id, given_name || ' ' || family_name as name, email::text,
       (select array_agg(distinct concat_ws(' ', h.before ->> 'firstName', h.before ->> 'lastName'))
        from account_history h where h.affiliate_id = a.affiliate_id and h.what = 'person') as earlier
     from account a
     where affiliate_id = any($1::bigint[]) and forgotten_at is null
       and (to_char(birthdate, 'YYYY-MM-DD') > $2 or exists (
         select from account_history h
         where h.affiliate_id = a.affiliate_id and h.what = 'person' and h.before ->> 'birthDate' > $2))`,
    [affiliateIds, day],
  )
  return rows.map(({ affiliate_id, name, email, earlier }) => ({
    affiliateId: Number(affiliate_id),
    names: [name, ...(earlier ?? [])],
    email,
  }))
}
