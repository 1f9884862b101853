import type { ComponentType } from 'react'

export type Params = Readonly<Record<string, string | undefined>>

export type RouteArgs = { request: { url: string; signal: AbortSignal }; params: Params }

/** A guard: throws a redirect or an error, or lets the navigation pass. */
export type MiddlewareFunction = (args: RouteArgs) => unknown

/** Runs before the page is shown; its result only matters when it is a redirect. */
export type LoaderFunction = (args: RouteArgs) => unknown

export type RouteObject = {
  /** Segments; the last one may be optional (`:lang?`) or a wildcard (`*`). */
  path?: string
  index?: boolean
  children?: readonly RouteObject[]
  middleware?: readonly MiddlewareFunction[]
  loader?: LoaderFunction
  lazy?: { Component: () => Promise<ComponentType> }
  Component?: ComponentType
  ErrorBoundary?: ComponentType
  /** Shown until the first page is ready. */
  HydrateFallback?: ComponentType
  handle?: { title: string }
}

export type Match = { route: RouteObject; params: Params; Component?: ComponentType | undefined }

export class Redirect {
  readonly to: string
  constructor(to: string) {
    this.to = to
  }
}

export const redirect = (to: string): Redirect => new Redirect(to)
