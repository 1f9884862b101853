import type { QueueOrder, QueueOwner } from '@fathom/domain/office'
import type { Queryable } from '../../../platform/database/index.ts'
import type { QueueSource } from '../../../platform/queues.ts'
import { isNamedLike } from '../../account/index.ts'

export type ItemRow = {
  id: string
  since: Date
  /** `since` with all its digits, for the next page. */
  place: string
  person: number
  state: string
  label: string
  /** Who works on it, and since when. */
  holder: number | null
  openedAt: Date | null
  /** When it's free again if the holder doesn't renew the claim. */
  heldUntil: Date | null
}

export type QueueView = {
  search: string
  /** A filter of the source, or empty for what is open. */
  state: string
  owner: QueueOwner
  sort: QueueOrder
  after: { place: string; id: string } | undefined
}

type Asking = { me: number; now: Date }

export const PAGE_SIZE = 50

const rowsOf = ({ kind, table, id, since, person, state, label }: QueueSource) => `
  select ${id.column}::text as id, ${since} as since, (${since})::text as place, ${person}::float8 as person,
    ${state} as state, ${label} as label, c.holder::float8 as holder, c.opened_at as "openedAt",
    c.held_until as "heldUntil"
  from ${table} q
  left join office_claim c on c.kind = '${kind}' and c.item_id = ${id.column}::text and c.held_until > $1
    and c.opened_at is not null`

const openOf = (source: QueueSource, state: string): string =>
  `(${(state && source.states[state]) || source.open})`

const OWNERS: Readonly<Record<QueueOwner, string>> = {
  any: '$2::bigint is not null',
  mine: 'c.holder = $2',
  free: 'c.holder is null and $2::bigint is not null',
}

/** One page, by place and not by offset: page 1,000 costs what the first one does. */
export function listItems(
  db: Queryable,
  source: QueueSource,
  { search, state, owner, sort, after }: QueueView,
  { me, now }: Asking,
): Promise<ItemRow[]> {
  const { id, since, person } = source
  const [sign, order] = sort === 'oldest' ? ['>', 'asc'] : ['<', 'desc']
  const values: unknown[] = [now, me]
  const value = (one: unknown) => `$${values.push(one)}`
  const conditions = [openOf(source, state), OWNERS[owner]]
  if (search) conditions.push(isNamedLike(person, search, value))
  if (after)
    conditions.push(
      `(${since}, ${id.column}) ${sign} (${value(after.place)}::timestamptz, ${value(after.id)}::${id.type})`,
    )
  return db.query<ItemRow>(
    `${rowsOf(source)} where ${conditions.join(' and ')}
     order by ${since} ${order}, ${id.column} ${order} limit ${PAGE_SIZE + 1}`,
    values,
  )
}

export async function countItems(
  db: Queryable,
  source: QueueSource,
  { state, owner }: Pick<QueueView, 'state' | 'owner'>,
  { me, now }: Asking,
): Promise<number> {
  if (owner === 'any') {
    const [all] = await db.query<{ count: number }>(
      `select count(*)::int as count from ${source.table} q where ${openOf(source, state)}`,
    )
    return all?.count ?? 0
  }
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from (${rowsOf(source)} where ${openOf(source, state)} and ${OWNERS[owner]}) r`,
    [now, me],
  )
  return row?.count ?? 0
}

/** How much waits, and since when. */
export async function summarize(
  db: Queryable,
  { table, since, open }: QueueSource,
): Promise<{ count: number; oldest: Date | null }> {
  const [row] = await db.query<{ count: number; oldest: Date | null }>(
    `select count(*)::int as count, min(${since}) as oldest from ${table} q where ${open}`,
  )
  return row ?? { count: 0, oldest: null }
}

const IDS = { uuid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, bigint: /^\d{1,15}$/ }

/** The open ones of these, and with `isAny` also those that aren't open but have a filter of their own. */
export async function findItems(
  db: Queryable,
  source: QueueSource,
  ids: readonly string[],
  { now, isAny = false }: { now: Date; isAny?: boolean },
): Promise<ItemRow[]> {
  const { id, since, open, states } = source
  const known = ids.filter((one) => IDS[id.type].test(one))
  if (known.length === 0) return []
  const conditions = isAny ? [open, ...Object.values(states)] : [open]
  return db.query<ItemRow>(
    `${rowsOf(source)} where ${id.column} = any($2::${id.type}[]) and (${conditions.map((one) => `(${one})`).join(' or ')})
     order by ${since}, ${id.column}`,
    [now, known],
  )
}
