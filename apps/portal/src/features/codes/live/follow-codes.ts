import type { QueryClient } from '@tanstack/react-query'
import type { Live } from '../../../shared/live/index.ts'

type Ports = { live: Pick<Live, 'on' | 'onReset'>; queries: QueryClient }

/** ST-10: an open list follows what others do with a shared code, and what another tab does. */
export function followCodes({ live, queries }: Ports): () => void {
  const ask = () => void queries.invalidateQueries({ queryKey: ['codes'] })
  const unhear = live.on('codes', ask)
  const unreset = live.onReset(ask)
  return () => {
    unhear()
    unreset()
  }
}
