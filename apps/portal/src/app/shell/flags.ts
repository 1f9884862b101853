import type { FlagsWire } from '@fathom/contract/shared'
import { queryOptions } from '@tanstack/react-query'

const EVERY_MS = 60_000

async function getFlags(signal: AbortSignal): Promise<FlagsWire> {
  const answer = await fetch('/api/flags', { signal })
  if (!answer.ok) throw new Error(`the flags were answered ${answer.status}`)
  return answer.json()
}

/** NV-12: what can be switched while the page is open, without a new build. */
export const flagsQuery = queryOptions({
  queryKey: ['flags'],
  queryFn: ({ signal }) => getFlags(signal),
  staleTime: 0,
  refetchInterval: EVERY_MS,
  refetchOnWindowFocus: 'always',
})
