import { createGate, type Guard } from './gate.ts'
import { createBrowserHistory, createMemoryHistory, type History } from './history.ts'
import { freshKey, resolvePath, type To } from './location.ts'
import { createMatcher } from './match.ts'
import type { RouteObject } from './route.ts'
import { createStore, type Hear, type RouterState } from './state.ts'
import { createVisits } from './visit.ts'

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
