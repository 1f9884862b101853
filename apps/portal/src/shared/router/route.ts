import type { ComponentType } from 'react'

export type Params = Readonly<Record<string, string | undefined>>

export type RouteArgs = { request: { url: string; signal: AbortSignal }; params: Params }

/** What stands in the way of a page: it throws a redirect or an error, or lets pass. */
export type MiddlewareFunction = (args: RouteArgs) => unknown

/** What a page waits for; the answer counts only when it is a redirect. */
export type LoaderFunction = (args: RouteArgs) => unknown

export type RouteObject = {
  /** Segments, of which the last may be optional (`:lang?`) or whatever follows (`*`). */
  path?: string
  index?: boolean
  children?: readonly RouteObject[]
  middleware?: readonly MiddlewareFunction[]
  loader?: LoaderFunction
  lazy?: { Component: () => Promise<ComponentType> }
  Component?: ComponentType
  ErrorBoundary?: ComponentType
  /** Shown until the first page stands. */
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
