import type { QueryClient } from '@tanstack/react-query'
import type { Live } from '../../../shared/live/index.ts'

type Ports = { live: Pick<Live, 'on' | 'onReset'>; queries: QueryClient }

/** SC-04: each step of the preparing shows when it is done, and what another device does shows here. */
export function followDsd({ live, queries }: Ports): () => void {
  const ask = () => void queries.invalidateQueries({ queryKey: ['dsd'] })
  const unhear = live.on('dsd', ask)
  const unreset = live.onReset(ask)
  return () => {
    unhear()
    unreset()
  }
}
