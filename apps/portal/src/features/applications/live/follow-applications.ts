import type { QueryClient } from '@tanstack/react-query'
import type { Live } from '../../../shared/live/index.ts'

type Ports = { live: Pick<Live, 'on' | 'onReset'>; queries: QueryClient }

/** ST-10: an open application follows what the others do with it, and what another tab does. */
export function followApplications({ live, queries }: Ports): () => void {
  const ask = () => void queries.invalidateQueries({ queryKey: ['applications'] })
  const unhear = live.on('applications', ask)
  const unreset = live.onReset(ask)
  return () => {
    unhear()
    unreset()
  }
}
