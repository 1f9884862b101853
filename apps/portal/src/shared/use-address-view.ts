import { useLayoutEffect, useMemo, useRef } from 'react'
import { useNavigation, useSearchParams } from './router/index.ts'

type Address<View> = { viewIn: (query: URLSearchParams) => View; queryOf: (view: View) => URLSearchParams }

/**
 * What a list shows, as the address has it, and how to change it. Typing replaces the entry that Back would lead to.
 * A change starts from what was wished last: the address follows a moment later.
 */
export function useAddressView<View>({ viewIn, queryOf }: Address<View>) {
  const [query, setQuery] = useSearchParams()
  const view = useMemo(() => viewIn(query), [query, viewIn])
  const isThere = useNavigation().state === 'idle'
  const wished = useRef(view)
  useLayoutEffect(() => {
    if (isThere) wished.current = view
  }, [view, isThere])
  const change = (part: Partial<View>, how: { replace?: boolean } = {}) => {
    wished.current = { ...wished.current, ...part }
    setQuery(queryOf(wished.current), { preventScrollReset: true, ...how })
  }
  return { view, change }
}
