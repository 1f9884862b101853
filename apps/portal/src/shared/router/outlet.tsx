import { Component, createContext, type ReactNode, use, useMemo } from 'react'
import { ErrorContext, LocationContext, ShownContext } from './contexts.ts'
import type { Location } from './location.ts'

const DepthContext = createContext(-1)

type BoundaryProps = {
  location: Location | undefined
  told: unknown
  fallback: ReactNode
  children: ReactNode
}
type BoundaryState = { location: Location | undefined; error: unknown }

/** Shows an error from loading or rendering the page, until another address is opened. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { location: this.props.location, error: this.props.told }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  static getDerivedStateFromProps({ location, told }: BoundaryProps, state: BoundaryState) {
    return { location, error: told ?? (location === state.location ? state.error : undefined) }
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return <ErrorContext value={error}>{this.props.fallback}</ErrorContext>
  }
}

/** Renders the route at this depth. A route without its own element renders the next one. */
export function Level({ depth }: { depth: number }) {
  const { matches, errors } = use(ShownContext)
  const location = use(LocationContext)
  const match = matches[depth]
  const Shown = match?.Component ?? Outlet
  const Fallback = match?.route.ErrorBoundary
  const page = useMemo(() => <Shown />, [Shown])
  if (!match) return null
  const told = errors?.[depth]
  if (told !== undefined && !Fallback) throw told
  return (
    <DepthContext value={depth}>
      {Fallback ? (
        <Boundary fallback={<Fallback />} location={location} told={told}>
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
