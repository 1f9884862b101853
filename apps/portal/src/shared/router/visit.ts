import type { ComponentType } from 'react'
import type { History } from './history.ts'
import { createPath, freshKey, isOnlyAnotherPlace, type Location, resolvePath } from './location.ts'
import { type Prepared, prepare, takesTime } from './prepare.ts'
import { type Match, Redirect, type RouteObject } from './route.ts'
import { IDLE, type Store } from './state.ts'

export type Visit = {
  location: Location
  /** How the history entry is written; undefined when Back or Forward has already moved. */
  write?: 'push' | 'replace'
  isScrollKept?: boolean
}

type Find = (pathname: string) => readonly Match[]

/** Opens one address at a time: a later navigation aborts the previous one. */
export function createVisits(store: Store, history: History, find: Find) {
  const loaded = new Map<RouteObject, ComponentType>()
  let underWay: AbortController | undefined
  const stand = ({ location, write, isScrollKept = false }: Visit, { matches, errors }: Prepared) => {
    if (write) history[write](location)
    store.tell({ location, matches, errors, isScrollKept, navigation: IDLE, initialized: true })
  }
  return async function open(visit: Visit): Promise<void> {
    underWay?.abort()
    const { location, write = 'replace' } = visit
    const state = store.current()
    if (state.initialized && !state.errors && isOnlyAnotherPlace(state.location, location))
      return stand(visit, state)
    const matches = find(location.pathname)
    if (!takesTime(matches)) return stand(visit, { matches, errors: null })
    underWay = new AbortController()
    const { signal } = underWay
    if (state.initialized) store.tell({ navigation: { state: 'loading', location } })
    const url = globalThis.location.origin + createPath(location)
    const prepared = await prepare(matches, { url, signal }, loaded)
    if (signal.aborted) return
    if (!(prepared instanceof Redirect)) return stand(visit, prepared)
    const next = { ...resolvePath(prepared.to, location), state: null, key: freshKey() }
    await open({ location: next, write })
  }
}
