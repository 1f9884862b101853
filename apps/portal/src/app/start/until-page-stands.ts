import type { QueryClient } from '@tanstack/react-query'

/** Whatever keeps loading, such as a page that asks again and again, doesn't hold up the rest for longer. */
const AT_LATEST_MS = 10_000
const QUIET_MS = 1_500
const LOOK_EVERY_MS = 100

type Options = { quietMs?: number; atLatestMs?: number }

/**
 * Resolves once the first page has what it asked for and nothing has arrived for a moment. A phone needs its network
 * and its processor for the page; what runs in the background waits for this.
 */
export async function untilPageStands(
  queries: Pick<QueryClient, 'isFetching'>,
  { quietMs = QUIET_MS, atLatestMs = AT_LATEST_MS }: Options = {},
): Promise<void> {
  const began = performance.now()
  let busyAt = began
  while (performance.now() - busyAt < quietMs && performance.now() - began < atLatestMs) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
    busyAt = queries.isFetching() > 0 ? performance.now() : Math.max(busyAt, lastArrival())
  }
}

const lastArrival = (): number =>
  Math.max(
    0,
    ...performance.getEntriesByType('resource').map(({ startTime, duration }) => startTime + duration),
  )
