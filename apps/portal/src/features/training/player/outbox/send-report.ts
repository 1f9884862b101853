import type { CommittedWire } from '@fathom/contract/training'
import type { Calls } from '../../../../shared/calls.tsx'
import type { Send } from './sender.ts'

export const sendReport =
  ({ http }: Pick<Calls, 'http'>): Send =>
  ({ attemptId, sitting, version }, report) =>
    http.put<CommittedWire>('learning', 'attempts/{attemptId}', {
      params: { attemptId },
      body: { sitting, ...report, version },
      fetch: outlivingFetch,
    })

/** Browsers limit the total body size of keepalive requests. */
const OUTLIVES_BELOW = 30_000

/** A request that still arrives when its tab is closed. */
const outlivingFetch: typeof fetch = (address, init) => {
  const isSmall = typeof init?.body === 'string' && init.body.length < OUTLIVES_BELOW
  return fetch(address, isSmall ? { ...init, keepalive: true } : init)
}
