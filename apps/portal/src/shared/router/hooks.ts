import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Move } from './gate.ts'
import type { Location } from './location.ts'
import type { Params } from './match.ts'
import type { Navigate, NavigateOptions, Navigation, Router, RouterState } from './router.ts'

type SearchInit = URLSearchParams | Record<string, string>

/** The query of the address, and a function to change it. */
export function useSearchParams() {
  const { search } = useLocation()
  const { navigate } = useRouter()
  const query = useMemo(() => new URLSearchParams(search), [search])
  const change = useCallback(
    (next: SearchInit, options?: NavigateOptions) => void navigate(`?${new URLSearchParams(next)}`, options),
    [navigate],
  )
  return [query, change] as const
}

type Blocked = { proceed: () => void }

type Blocker = { state: 'blocked' | 'unblocked'; proceed?: () => void; reset?: () => void }

const FREE: Blocker = { state: 'unblocked' }

/** Blocks navigation while `blocks` returns true, until the user proceeds or stays. */
export function useBlocker(blocks: (move: Move) => boolean): Blocker {
  const router = useRouter()
  const latest = useRef(blocks)
  const [blocked, setBlocked] = useState<Blocked>()
  useEffect(() => {
    latest.current = blocks
  })
  useEffect(() => router.guard({ blocks: (move) => latest.current(move), onBlocked: setBlocked }), [router])
  const proceed = () => {
    setBlocked(undefined)
    blocked?.proceed()
  }
  if (!blocked) return FREE
  return { state: 'blocked', proceed, reset: () => setBlocked(undefined) }
}

type Shown = Pick<RouterState, 'matches' | 'errors'>

// Separate contexts, so that a pending navigation doesn't re-render the current page.
export const RouterContext = createContext<Router | undefined>(undefined)

export const LocationContext = createContext<Location | undefined>(undefined)

export const NavigationContext = createContext<Navigation>({ state: 'idle' })

export const ShownContext = createContext<Shown>({ matches: [], errors: null })

export const ErrorContext = createContext<unknown>(undefined)

export function useRouter(): Router {
  const router = use(RouterContext)
  if (!router) throw new Error('there is no router around this')
  return router
}

export function useLocation(): Location {
  const location = use(LocationContext)
  if (!location) throw new Error('there is no router around this')
  return location
}

export const useNavigation = (): Navigation => use(NavigationContext)

export const useMatches = () => use(ShownContext).matches.map(({ route }) => route)

export const useParams = (): Params => use(ShownContext).matches[0]?.params ?? {}

export const useRouteError = (): unknown => use(ErrorContext)

export const useNavigate = (): Navigate => useRouter().navigate
