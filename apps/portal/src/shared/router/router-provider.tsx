import {
  Component,
  createContext,
  type ReactNode,
  startTransition,
  use,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { ErrorContext, LocationContext, NavigationContext, RouterContext, ShownContext } from './hooks.ts'
import type { Location } from './location.ts'
import { createMemoryRouter, type Router } from './router.ts'

function useRouterState(router: Router) {
  const [state, setState] = useState(router.state)
  useLayoutEffect(() => {
    setState(router.state)
    // The previous page stays until the texts of the next one are loaded.
    return router.subscribe((next) => startTransition(() => setState(next)))
  }, [router])
  return state
}

type Props = { router: Router; children?: ReactNode }

/** Renders the page of the address; where there are no pages, it renders the children instead. */
export function RouterProvider({ router, children }: Props) {
  const { location, matches, errors, navigation, initialized } = useRouterState(router)
  const shown = useMemo(() => ({ matches, errors }), [matches, errors])
  const Waiting = matches.find(({ route }) => route.HydrateFallback)?.route.HydrateFallback
  const page = initialized ? <Level depth={0} /> : Waiting && <Waiting />
  return (
    <RouterContext value={router}>
      <LocationContext value={location}>
        <NavigationContext value={navigation}>
          <ShownContext value={shown}>{children ?? page}</ShownContext>
        </NavigationContext>
      </LocationContext>
    </RouterContext>
  )
}

/** For components that contain links and are rendered outside a page. */
export function MemoryRouter({ children }: { children: ReactNode }) {
  const [router] = useState(() => createMemoryRouter([]))
  return <RouterProvider router={router}>{children}</RouterProvider>
}

const DepthContext = createContext(-1)

type BoundaryProps = {
  location: Location | undefined
  routeError: unknown
  fallback: ReactNode
  children: ReactNode
}

type BoundaryState = { location: Location | undefined; error: unknown }

/** Shows an error from loading or rendering the page, until another address is opened. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { location: this.props.location, error: this.props.routeError }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  static getDerivedStateFromProps({ location, routeError }: BoundaryProps, state: BoundaryState) {
    return { location, error: routeError ?? (location === state.location ? state.error : undefined) }
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return <ErrorContext value={error}>{this.props.fallback}</ErrorContext>
  }
}

/** Renders the route at this depth. A route without its own element renders the next one. */
function Level({ depth }: { depth: number }) {
  const { matches, errors } = use(ShownContext)
  const location = use(LocationContext)
  const match = matches[depth]
  const Shown = match?.Component ?? Outlet
  const Fallback = match?.route.ErrorBoundary
  const page = useMemo(() => <Shown />, [Shown])
  if (!match) return null
  const routeError = errors?.[depth]
  if (routeError !== undefined && !Fallback) throw routeError
  return (
    <DepthContext value={depth}>
      {Fallback ? (
        <Boundary fallback={<Fallback />} location={location} routeError={routeError}>
          {page}
        </Boundary>
      ) : (
        page
      )}
    </DepthContext>
  )
}

/** The place where a layout renders its page. */
export function Outlet() {
  return <Level depth={use(DepthContext) + 1} />
}
