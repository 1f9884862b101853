import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react'
import { LocationContext, NavigationContext, RouterContext, ShownContext } from './contexts.ts'
import { Level } from './outlet.tsx'
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
