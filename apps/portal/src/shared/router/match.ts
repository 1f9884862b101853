import type { ComponentType } from 'react'
import { decode } from './location.ts'

type Branch = { routes: readonly RouteObject[]; pattern: RegExp; names: readonly string[]; rank: string }

const OPTIONAL = /^:(\w+)\?$/

const PARAM = /^:(\w+)$/

/** Segment ranks in matching order: literal segments come before parameters. */
const RANKS = { written: '0', param: '1', optional: '2', rest: '3' }

function readSegment(segment: string) {
  const optional = OPTIONAL.exec(segment)?.[1]
  if (optional) return { source: '(?:/([^/]+))?', name: optional, rank: RANKS.optional }
  const param = PARAM.exec(segment)?.[1]
  if (param) return { source: '/([^/]+)', name: param, rank: RANKS.param }
  if (segment === '*') return { source: '(?:/(.*))?', name: '*', rank: RANKS.rest }
  return { source: `/${segment}`, name: undefined, rank: RANKS.written }
}

function branchOf(routes: readonly RouteObject[]): Branch {
  const segments = routes.flatMap(({ path = '' }) => path.split('/')).filter(Boolean)
  const read = segments.map(readSegment)
  return {
    routes,
    pattern: new RegExp(`^${read.map(({ source }) => source).join('')}/*$`, 'i'),
    names: read.flatMap(({ name = [] }) => name),
    rank: read.map(({ rank }) => rank).join(''),
  }
}

/** Every path from the outermost route to one without children. */
function branchesOf(routes: readonly RouteObject[], above: readonly RouteObject[] = []): Branch[] {
  return routes.flatMap((route) => {
    const way = [...above, route]
    return route.children ? branchesOf(route.children, way) : [branchOf(way)]
  })
}

function paramsIn(names: readonly string[], found: RegExpExecArray): Params {
  const values = names.map((name, at): [string, string | undefined] => [name, found[at + 1]])
  return Object.fromEntries(values.map(([name, value]) => [name, value && decode(value)]))
}

/** Finds the routes of an address, outermost first; empty when no route matches. */
export function createMatcher(routes: readonly RouteObject[]): (pathname: string) => readonly Match[] {
  const branches = branchesOf(routes).sort((a, b) => (a.rank < b.rank ? -1 : Number(a.rank > b.rank)))
  return (pathname) => {
    for (const { routes: way, pattern, names } of branches) {
      const found = pattern.exec(pathname)
      if (!found) continue
      const params = paramsIn(names, found)
      return way.map((route) => ({ route, params, Component: route.Component }))
    }
    return []
  }
}

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
