import type { LogbookEventWire } from '@fathom/contract/logbook'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Live } from '../../../shared/live/index.ts'

type Ports = { live: Pick<Live, 'on' | 'onReset'>; queries: QueryClient }

/**
 * Query names that cover many dives; queries for one dive have its id in the third place. Forms update
 * themselves.
 */
const OF_MANY: readonly unknown[] = ['list', 'found', 'numbers', 'overview', 'review']
const OF_ONE: readonly unknown[] = ['dive', 'history']

const isShown = ([, what, whose]: QueryKey, id?: string) =>
  OF_MANY.includes(what) || (OF_ONE.includes(what) && (id === undefined || whose === id))

/** ST-01: updates an open list or dive when an instructor acts on it. */
export function followLogbook({ live, queries }: Ports): () => void {
  const askFor = (id?: string) =>
    void queries.invalidateQueries({
      queryKey: ['logbook'],
      predicate: ({ queryKey }) => isShown(queryKey, id),
    })
  const unhear = live.on('logbook', ({ data }) => askFor((data as LogbookEventWire).id))
  const unreset = live.onReset(() => askFor())
  return () => {
    unhear()
    unreset()
  }
}
