import type { ComponentType } from 'react'
import { createGate, type Guard } from './gate.ts'
import { createBrowserHistory, createMemoryHistory, type History } from './history.ts'
import { createPath, freshKey, isOnlyAnotherPlace, type Location, resolvePath, type To } from './location.ts'
import { createMatcher } from './match.ts'
import { type Prepared, prepare, takesTime } from './prepare.ts'
import { type Match, Redirect, type RouteObject } from './route.ts'
import { createStore, type Hear, IDLE, type RouterState, type Store } from './state.ts'

export type NavigateOptions = { replace?: boolean; state?: unknown; preventScrollReset?: boolean }

/** Resolves when the page is ready, or when another navigation replaced this one. */
export type Navigate = (to: To | number, options?: NavigateOptions) => Promise<void>

export type Router = {
  readonly state: RouterState
  subscribe: (hear: Hear) => () => void
  navigate: Navigate
  guard: (guard: Guard) => () => void
}

function createRouter(routes: readonly RouteObject[], history: History): Router {
  const find = createMatcher(routes)
  const location = history.current()
  const store = createStore({ location, matches: find(location.pathname) })
  const open = createVisits(store, history, find)
  const { guard, pass, passBack } = createGate(history)
  history.listen((pop) => passBack(store.current().location, pop, () => open(pop)))
  void open({ location })
  return {
    get state() {
      return store.current()
    },
    subscribe: store.subscribe,
    guard,
    navigate: async (to, { replace, state = null, preventScrollReset = false } = {}) => {
      if (typeof to === 'number') return history.go(to)
      const from = store.current().location
      const next = { ...resolvePath(to, from), state, key: freshKey() }
      const write = replace ? 'replace' : 'push'
      await pass(from, next, () => open({ location: next, write, isScrollKept: preventScrollReset }))
    },
  }
}

export const createBrowserRouter = (routes: readonly RouteObject[]): Router =>
  createRouter(routes, createBrowserHistory())

type InMemory = { initialEntries?: readonly string[] }

/** For tests, and for components rendered without addresses. */
export const createMemoryRouter = (
  routes: readonly RouteObject[],
  { initialEntries }: InMemory = {},
): Router => createRouter(routes, createMemoryHistory(initialEntries))

type Visit = {
  location: Location
  /** How the history entry is written; undefined when Back or Forward has already moved. */
  write?: 'push' | 'replace'
  isScrollKept?: boolean
}

type Find = (pathname: string) => readonly Match[]

/** Opens one address at a time: a later navigation aborts the previous one. */
function createVisits(store: Store, history: History, find: Find) {
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
