import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Live } from './live.ts'

export type Following = { live: Pick<Live, 'on' | 'onReset'>; queries: QueryClient }

/** Invalidates everything under these keys when an event of the topic arrives or may have been missed. */
export function followTopic({ live, queries }: Following, topic: string, keys: readonly QueryKey[]): void {
  const ask = () => {
    for (const queryKey of keys) void queries.invalidateQueries({ queryKey })
  }
  live.on(topic, ask)
  live.onReset(ask)
}
