import type { SiteStateWire } from '@fathom/contract/shared'
import { queryOptions } from '@tanstack/react-query'

const EVERY_MS = 60_000

/** A planned change is asked for just after it, so that the answer has it. */
const AFTER_MS = 250

async function getFlags(locale: string, signal: AbortSignal): Promise<SiteStateWire> {
  const answer = await fetch('/api/flags', { signal, headers: { 'accept-language': locale } })
  if (!answer.ok) throw new Error(`the flags were answered ${answer.status}`)
  return answer.json()
}

/** The first part of the key, whatever the language. */
export const FLAGS_KEY = ['flags'] as const

/** NV-12, OF-08: what is switched or announced while the page is open, without a new build. */
export const flagsQuery = (locale: string) =>
  queryOptions({
    queryKey: [...FLAGS_KEY, locale],
    queryFn: ({ signal }) => getFlags(locale, signal),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => Math.min(EVERY_MS, (data?.changesInMs ?? EVERY_MS) + AFTER_MS),
    refetchOnWindowFocus: 'always',
  })
