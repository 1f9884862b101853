import type { LogbookEventWire } from '@fathom/contract/logbook'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'
import type { Live } from '../../../shared/live/index.ts'
import { untilCodeStored } from '../../../shared/offline/until-opens-offline.ts'
import { whenIdle } from '../../../shared/when-idle.ts'

type Ports = {
  live: Pick<Live, 'on' | 'onReset'>
  queries: QueryClient
  /** Brings the logbook on this device up to date. */
  store: () => Promise<void>
}

/** Query names that cover many dives; queries for one dive have its id in the third place. */
const OF_MANY: readonly unknown[] = ['review']
const OF_ONE: readonly unknown[] = ['dive', 'history']

const isShown = ([, what, whose]: QueryKey, id?: string) =>
  OF_MANY.includes(what) || (OF_ONE.includes(what) && (id === undefined || whose === id))

/**
 * BO-01: stores the logbook on this device once the page is idle, and reads what changed when anyone, here or
 * on another device, has written a dive. ST-01: refetches what isn't stored, such as the dives of students.
 */
export function followLogbook({ live, queries, store }: Ports): () => void {
  const storeSoon = oneAtATime(async () => {
    await whenIdle()
    await store().catch((cause: unknown) => console.warn('the logbook was not stored on this device', cause))
  })
  const askFor = (id?: string) => {
    storeSoon()
    void queries.invalidateQueries({
      queryKey: ['logbook'],
      predicate: ({ queryKey }) => isShown(queryKey, id),
    })
  }
  storeSoon()
  const unhear = live.on('logbook', ({ data }) => askFor((data as LogbookEventWire).id))
  const unreset = live.onReset(() => askFor())
  return () => {
    unhear()
    unreset()
  }
}

/** Several events in a row are one reading; one that arrives during a reading is read afterwards. */
function oneAtATime(action: () => Promise<void>): () => void {
  let isRunning = false
  let isDue = false
  const run = async () => {
    isDue = true
    if (isRunning) return
    isRunning = true
    while (isDue) {
      isDue = false
      await action()
    }
    isRunning = false
  }
  return () => void run()
}

/** Loads with the first storing, not with the first page. */
export const logbookStorer = (calls: Calls, queries: QueryClient, affiliateId: number) => async () => {
  await untilCodeStored()
  const { storeLogbook } = await import('../outbox/index.ts')
  await storeLogbook(calls, queries, affiliateId)
}
