import { isMinor, isMinorNamesake, lastDayOnEarth } from '@fathom/domain/forms'
import type { Queryable } from '../../../platform/database/index.ts'
import type { FormsDeps } from '../forms.deps.ts'

export type UnsureDeps = Pick<FormsDeps, 'listIdentities' | 'listKnownTogether' | 'listBornAfter'>

const OF_AGE = 18

const yearsBefore = (day: string, years: number) => `${Number(day.slice(0, 4)) - years}${day.slice(4)}`

/** Those whom the teachers of these people know and who are minors on this day by any birth date they gave. */
async function listYoung(deps: UnsureDeps, db: Queryable, affiliateIds: readonly number[], day: string) {
  const known = await deps.listKnownTogether(db, affiliateIds)
  const young = await deps.listBornAfter(db, known, yearsBefore(day, OF_AGE))
  return [...(await deps.listIdentities(db, young))].map(
    ([affiliateId, { name, birthDate, birthDateChange }]) => ({
      ...{ affiliateId, name },
      birthDates: [birthDate, ...(birthDateChange?.earlier ?? [])],
    }),
  )
}

/**
 * TS-05: those of these people who are adults by a birth date that nobody has confirmed, while a minor of the same
 * name is known where they are taught: it may be the second account of the minor. A form counts for a year, so
 * whoever was a minor in this year counts as one.
 */
export async function listUnsureAdults(
  deps: UnsureDeps,
  db: Queryable,
  affiliateIds: readonly number[],
  now: Date,
): Promise<ReadonlySet<number>> {
  const today = lastDayOnEarth(now)
  const day = yearsBefore(today, 1)
  const adults = [...(await deps.listIdentities(db, affiliateIds))]
    .filter(
      ([, { birthDate, ruling, birthDateChange }]) =>
        birthDate !== '' && !birthDateChange?.confirmed && !isMinor(ruling.youngest, today),
    )
    .map(([affiliateId, { name }]) => ({ affiliateId, name }))
  if (adults.length === 0) return new Set()
  const ids = adults.map(({ affiliateId }) => affiliateId)
  const young = await listYoung(deps, db, ids, day)
  const unsure = new Set<number>()
  for (const adult of adults.filter((each) => young.some((other) => isMinorNamesake(each, other, day)))) {
    // The teachers of all of them together know more people than those of one.
    const known = adults.length === 1 ? young : await listYoung(deps, db, [adult.affiliateId], day)
    if (known.some((other) => isMinorNamesake(adult, other, day))) unsure.add(adult.affiliateId)
  }
  return unsure
}

/** TS-05: whether somebody has to compare the birth date of this person with an identity document. */
export async function isBirthDateUnconfirmed(
  deps: UnsureDeps,
  db: Queryable,
  affiliateId: number,
  now: Date,
): Promise<boolean> {
  const identity = (await deps.listIdentities(db, [affiliateId])).get(affiliateId)
  if (identity?.isBirthDateToConfirm) return true
  return (await listUnsureAdults(deps, db, [affiliateId], now)).has(affiliateId)
}
