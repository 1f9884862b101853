import { createContext, use } from 'react'
import type { Location } from './location.ts'
import type { Params } from './route.ts'
import type { Navigate, Router } from './router.ts'
import type { Navigation, RouterState } from './state.ts'

export type Shown = Pick<RouterState, 'matches' | 'errors'>

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
