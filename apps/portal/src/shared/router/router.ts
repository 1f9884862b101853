import type { ComponentType } from 'react'
import { createGate, type Guard } from './gate.ts'
import { createBrowserHistory, createMemoryHistory, type History } from './history.ts'
import { createPath, freshKey, isOnlyAnotherPlace, type Location, resolvePath, type To } from './location.ts'
import { createMatcher, type Match, Redirect, type RouteArgs, type RouteObject } from './match.ts'

export type NavigateOptions = { replace?: boolean; state?: unknown; preventScrollReset?: boolean }

/** Resolves when the page is ready, or when another navigation replaced this one. */
export type Navigate = (to: To | number, options?: NavigateOptions) => Promise<void>

export type Router = {
  readonly state: RouterState
  subscribe: (listener: Listener) => () => void
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
      await pass(from, next, () => open({ location: next, write, isScrollPreserved: preventScrollReset }))
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
  isScrollPreserved?: boolean
}

type Find = (pathname: string) => readonly Match[]

/** Opens one address at a time: a later navigation aborts the previous one. */
function createVisits(store: Store, history: History, find: Find) {
  const loaded = new Map<RouteObject, ComponentType>()
  let underWay: AbortController | undefined
  const stand = ({ location, write, isScrollPreserved = false }: Visit, { matches, errors }: Prepared) => {
    if (write) history[write](location)
    store.publish({ location, matches, errors, isScrollPreserved, navigation: IDLE, initialized: true })
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
    if (state.initialized) store.publish({ navigation: { state: 'loading', location } })
    const url = globalThis.location.origin + createPath(location)
    const prepared = await prepare(matches, { url, signal }, loaded)
    if (signal.aborted) return
    if (!(prepared instanceof Redirect)) return stand(visit, prepared)
    const next = { ...resolvePath(prepared.to, location), state: null, key: freshKey() }
    await open({ location: next, write })
  }
}

/** Errors by the index of the route that shows them. */
type RouteErrors = Readonly<Record<number, unknown>>

type Prepared = { matches: readonly Match[]; errors: RouteErrors | null }

type Request = RouteArgs['request']

type Loaded = Map<RouteObject, ComponentType>

/** What went wrong, and at which route. */
type Failure = { at: number; cause: unknown }

/** Whether something must be checked or fetched before the page can be shown. */
const takesTime = (matches: readonly Match[]): boolean =>
  matches.some(({ route }) => route.middleware || route.loader || route.lazy)

async function attempt(at: number, work: () => unknown): Promise<Failure | Redirect | undefined> {
  try {
    const answer = await work()
    return answer instanceof Redirect ? answer : undefined
  } catch (cause) {
    return cause instanceof Redirect ? cause : { at, cause }
  }
}

async function fetchComponent({ route }: Match, loaded: Loaded): Promise<void> {
  if (route.lazy && !loaded.has(route)) loaded.set(route, await route.lazy.Component())
}

/** Outer guards run first: an inner guard may rely on what they checked. */
async function runGuards(matches: readonly Match[], request: Request) {
  for (const [at, { route, params }] of matches.entries())
    for (const guard of route.middleware ?? []) {
      const halt = await attempt(at, () => guard({ request, params }))
      if (halt) return halt
    }
}

async function runLoaders(matches: readonly Match[], request: Request) {
  const ends = matches.map(({ route, params }, at) => attempt(at, () => route.loader?.({ request, params })))
  return (await Promise.all(ends)).find(Boolean)
}

const boundaryOf = (matches: readonly Match[], { at }: Failure): number =>
  matches.findLastIndex(({ route }, index) => index <= at && (route.ErrorBoundary || index === 0))

/** Runs the guards and loaders of a page, and fetches its code meanwhile. */
async function prepare(
  matches: readonly Match[],
  request: Request,
  loaded: Loaded,
): Promise<Prepared | Redirect> {
  const code = matches.map((match, at) => attempt(at, () => fetchComponent(match, loaded)))
  const fetched = async (last?: number) => (await Promise.all(code.slice(0, last))).find(Boolean)
  let halt = (await runGuards(matches, request)) ?? (await runLoaders(matches, request)) ?? (await fetched())
  // The error is shown inside the outer routes, so we wait for their code too.
  if (halt && 'at' in halt) halt = (await fetched(boundaryOf(matches, halt) + 1)) ?? halt
  if (halt instanceof Redirect) return halt
  return {
    matches: matches.map((match) => ({ ...match, Component: loaded.get(match.route) ?? match.Component })),
    errors: halt ? { [boundaryOf(matches, halt)]: halt.cause } : null,
  }
}

export type Navigation = { state: 'idle' | 'loading'; location?: Location }

const IDLE: Navigation = { state: 'idle' }

export type RouterState = Readonly<{
  location: Location
  matches: readonly Match[]
  errors: RouteErrors | null
  /** The pending navigation while the previous page is still shown. */
  navigation: Navigation
  /** True once the first page is ready. */
  initialized: boolean
  isScrollPreserved: boolean
}>

type Listener = (state: RouterState) => void

function createStore(first: Pick<RouterState, 'location' | 'matches'>) {
  const listeners = new Set<Listener>()
  let state: RouterState = {
    ...first,
    errors: null,
    navigation: IDLE,
    initialized: false,
    isScrollPreserved: false,
  }
  return {
    current: () => state,
    publish: (change: Partial<RouterState>) => {
      state = { ...state, ...change }
      for (const listener of listeners) listener(state)
    },
    subscribe: (listener: Listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

type Store = ReturnType<typeof createStore>
