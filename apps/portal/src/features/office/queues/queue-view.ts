import {
  QUEUE_ORDERS,
  QUEUE_OWNERS,
  QUEUE_STATES,
  type QueueKind,
  type QueueOrder,
  type QueueOwner,
  type QueueState,
} from '@fathom/domain/office'

/** A queue as the address says: what is listed, and which item is open. */
export type QueueView = {
  search: string
  state: QueueState | ''
  owner: QueueOwner
  sort: QueueOrder
  item: string
}

const LONGEST_SEARCH = 100

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text)

/** What is not known is left out, so a link with a mistake still opens the queue. */
export const queueViewIn =
  (kind: QueueKind) =>
  (query: URLSearchParams): QueueView => ({
    search: (query.get('search') ?? '').slice(0, LONGEST_SEARCH),
    state: oneOf<QueueState>(QUEUE_STATES[kind], query.get('state')) ?? '',
    owner: oneOf(QUEUE_OWNERS, query.get('owner')) ?? 'any',
    sort: oneOf(QUEUE_ORDERS, query.get('sort')) ?? 'oldest',
    item: query.get('item') ?? '',
  })

const DEFAULTS: QueueView = { search: '', state: '', owner: 'any', sort: 'oldest', item: '' }

export const isFiltered = ({ search, state, owner }: QueueView): boolean =>
  search !== '' || state !== '' || owner !== 'any'

export const queryOfQueue = (view: QueueView): URLSearchParams =>
  new URLSearchParams(
    Object.entries(view).filter(([name, value]) => value !== DEFAULTS[name as keyof QueueView]),
  )
