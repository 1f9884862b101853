import { useLayoutEffect, useMemo, useRef } from 'react'
import { useNavigation, useSearchParams } from 'react-router'
import { type ListView, queryOf, viewIn } from './list-view.ts'

/**
 * The view in the address, and how to change it. Typing replaces the entry that Back would lead to. A change starts
 * from what was wished last: the address follows a moment later.
 */
export function useListView() {
  const [query, setQuery] = useSearchParams()
  const view = useMemo(() => viewIn(query), [query])
  const isThere = useNavigation().state === 'idle'
  const wished = useRef(view)
  useLayoutEffect(() => {
    if (isThere) wished.current = view
  }, [view, isThere])
  const change = (part: Partial<ListView>, how: { replace?: boolean } = {}) => {
    wished.current = { ...wished.current, ...part }
    setQuery(queryOf(wished.current), { preventScrollReset: true, ...how })
  }
  return { view, change }
}
