import { accountKeys, haveCommon, isMinor, lastDayOnEarth } from '@fathom/domain/forms'
import type { Queryable } from '../../../platform/database/index.ts'
import type { FormsDeps } from '../forms.deps.ts'

export type UnsureDeps = Pick<
  FormsDeps,
  'listIdentities' | 'listKnownTogether' | 'listBornAfter' | 'doubtBirthDates'
>

const OF_AGE = 18

const yearsBefore = (day: string, years: number) => `${Number(day.slice(0, 4)) - years}${day.slice(4)}`

type Keyed = { affiliateId: number; keys: ReadonlySet<string> }

/** Those whom the teachers of these people know and who are minors on this day by any birth date they gave. */
async function listYoung(
  deps: UnsureDeps,
  db: Queryable,
  affiliateIds: readonly number[],
  day: string,
): Promise<Keyed[]> {
  const known = await deps.listKnownTogether(db, affiliateIds)
  const young = await deps.listBornAfter(db, known, yearsBefore(day, OF_AGE))
  return young.map(({ affiliateId, ...person }) => ({ affiliateId, keys: accountKeys(person) }))
}

const isAmong = ({ affiliateId, keys }: Keyed, young: readonly Keyed[]) =>
  young.some((other) => other.affiliateId !== affiliateId && haveCommon(keys, other.keys))

async function listDoubles(deps: UnsureDeps, db: Queryable, adults: readonly Keyed[], day: string) {
  const listFor = (each: readonly Keyed[]) =>
    listYoung(
      deps,
      db,
      each.map(({ affiliateId }) => affiliateId),
      day,
    )
  const young = adults.length > 0 ? await listFor(adults) : []
  const found: number[] = []
  for (const adult of adults.filter((each) => isAmong(each, young))) {
    // The teachers of all of them together know more people than those of one.
    const known = adults.length === 1 ? young : await listFor([adult])
    if (isAmong(adult, known)) found.push(adult.affiliateId)
  }
  return found
}

/**
 * TS-05: those of these people who are adults by a birth date that nobody has confirmed, while a minor of the same
 * name or mailbox is known where they are taught: it may be the second account of the minor. A form counts for a year, so
 * anyone who was a minor in this year counts as one. Anyone who was found once waits until the confirmation: neither
 * account ends it by going elsewhere or by another name.
 */
export async function listUnsureAdults(
  deps: UnsureDeps,
  db: Queryable,
  affiliateIds: readonly number[],
  now: Date,
): Promise<ReadonlySet<number>> {
  const today = lastDayOnEarth(now)
  const adults = [...(await deps.listIdentities(db, affiliateIds))].filter(
    ([, { birthDate, ruling, birthDateChange }]) =>
      birthDate !== '' && !birthDateChange?.confirmed && !isMinor(ruling.youngest, today),
  )
  const doubted = adults.filter(([, { birthDateChange }]) => birthDateChange?.isDoubted)
  const keyed = adults
    .filter((adult) => !doubted.includes(adult))
    .map(([affiliateId, { name, email }]) => ({ affiliateId, keys: accountKeys({ names: [name], email }) }))
  const found = await listDoubles(deps, db, keyed, yearsBefore(today, 1))
  if (found.length > 0) await deps.doubtBirthDates(db, found, now)
  return new Set([...doubted.map(([affiliateId]) => affiliateId), ...found])
}

/** TS-05: those of these people whose birth date someone has to compare with an identity document. */
export async function listBirthDatesUnconfirmed(
  deps: UnsureDeps,
  db: Queryable,
  affiliateIds: readonly number[],
  now: Date,
): Promise<ReadonlySet<number>> {
  if (affiliateIds.length === 0) return new Set()
  const identities = await deps.listIdentities(db, affiliateIds)
  const changed = affiliateIds.filter((id) => identities.get(id)?.isBirthDateToConfirm)
  const others = affiliateIds.filter((id) => !changed.includes(id))
  return new Set([...changed, ...(await listUnsureAdults(deps, db, others, now))])
}
