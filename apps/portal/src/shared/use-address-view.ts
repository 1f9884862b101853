import { useLayoutEffect, useMemo, useRef } from 'react'
import { useNavigation, useSearchParams } from './router/index.ts'

type Address<View> = { viewIn: (query: URLSearchParams) => View; queryOf: (view: View) => URLSearchParams }

/**
 * The list view as stored in the address, and a function to change it. Typing replaces the history entry. A
 * change starts from the last requested view, because the address follows a moment later.
 */
export function useAddressView<View>({ viewIn, queryOf }: Address<View>) {
  const [query, setQuery] = useSearchParams()
  const view = useMemo(() => viewIn(query), [query, viewIn])
  const isThere = useNavigation().state === 'idle'
  const latest = useRef(view)
  useLayoutEffect(() => {
    if (isThere) latest.current = view
  }, [view, isThere])
  const change = (
    part: Partial<View> | ((latest: View) => Partial<View>),
    how: { replace?: boolean } = {},
  ) => {
    latest.current = { ...latest.current, ...(typeof part === 'function' ? part(latest.current) : part) }
    setQuery(queryOf(latest.current), { preventScrollReset: true, ...how })
  }
  return { view, change }
}
