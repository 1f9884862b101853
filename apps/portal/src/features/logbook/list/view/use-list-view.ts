import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { type ListView, queryOf, viewIn } from './list-view.ts'

/** The view in the address, and how to change it. Typing replaces the entry that Back would lead to. */
export function useListView() {
  const [query, setQuery] = useSearchParams()
  const view = useMemo(() => viewIn(query), [query])
  const change = (part: Partial<ListView>, how: { replace?: boolean } = {}) =>
    setQuery(queryOf({ ...view, ...part }), { preventScrollReset: true, ...how })
  return { view, change }
}
