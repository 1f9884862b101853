import type { Queryable } from './database.ts'

/** Days of UTC, as `2026-05-01`: the first day of the first step, and the first day after the last one. */
export type CountedPeriod<Step = 'month' | 'week' | 'day'> = { step: Step; from: string; before: string }

/** By the first day of the step; steps without any are left out. */
type StepCounts = ReadonlyMap<string, number>

/** The columns `starts` and `affiliate_id` of people, with the parameters of a counted period. */
type PeopleByStep = string & { readonly people: unique symbol }

const startOfDay = (parameter: string) => `(${parameter}::date::timestamp at time zone 'UTC')`

/** `at` is indexed, so that only the rows of the period are read. */
const within = (at: string) => `${at} >= ${startOfDay('$2')} and ${at} < ${startOfDay('$3')}`
const startsOf = (at: string) => `date_trunc($1, ${at} at time zone 'UTC')::date`

type Source = { table: string; at: string; where?: string }

const sourceOf = ({ table, at, where }: Source) =>
  `from ${table} where ${within(at)}${where ? ` and ${where}` : ''}`

/** The rows of a table by the month, week or day of a timestamp. */
export function countByStep(db: Queryable, period: CountedPeriod, source: Source): Promise<StepCounts> {
  return read(
    db,
    period,
    `select ${startsOf(source.at)} as starts, count(*) as n ${sourceOf(source)} group by 1`,
  )
}

/** Who has a row in each month or week of a timestamp. */
export const peopleIn = (source: Source): PeopleByStep =>
  `select distinct ${startsOf(source.at)} as starts, affiliate_id ${sourceOf(source)}` as PeopleByStep

/** The same for a table that has the months and weeks themselves. */
export const peopleOf = (table: string): PeopleByStep =>
  `select starts, affiliate_id from ${table}
   where step = $1 and starts >= $2::date and starts < $3::date` as PeopleByStep

/** Everyone counts once in a month or week, in however many sources they are. */
export function countPeopleByStep(
  db: Queryable,
  period: CountedPeriod<'month' | 'week'>,
  sources: readonly PeopleByStep[],
): Promise<StepCounts> {
  const people = sources.join(' union ')
  return read(db, period, `select starts, count(*) as n from (${people}) people group by 1`)
}

async function read(db: Queryable, { step, from, before }: CountedPeriod, sql: string): Promise<StepCounts> {
  const rows = await db.query<{ starts: string; n: number }>(
    `select to_char(starts, 'YYYY-MM-DD') as starts, n::int from (${sql}) counted`,
    [step, from, before],
  )
  return new Map(rows.map(({ starts, n }) => [starts, n]))
}
