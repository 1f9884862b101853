import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Live } from './live.ts'

export type Following = { live: Pick<Live, 'on' | 'onReset'>; queries: QueryClient }

/** What is told of a topic, and what may have been missed of it, has all under these keys asked for again. */
export function followTopic({ live, queries }: Following, topic: string, keys: readonly QueryKey[]): void {
  const ask = () => {
    for (const queryKey of keys) void queries.invalidateQueries({ queryKey })
  }
  live.on(topic, ask)
  live.onReset(ask)
}
