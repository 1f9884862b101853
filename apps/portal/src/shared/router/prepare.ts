import type { ComponentType } from 'react'
import { type Match, Redirect, type RouteArgs, type RouteObject } from './route.ts'

/** Errors by the index of the route that shows them. */
export type RouteErrors = Readonly<Record<number, unknown>>

export type Prepared = { matches: readonly Match[]; errors: RouteErrors | null }

type Request = RouteArgs['request']
type Loaded = Map<RouteObject, ComponentType>

/** What went wrong, and at which route. */
type Failure = { at: number; cause: unknown }

/** Whether something must be checked or fetched before the page can be shown. */
export const takesTime = (matches: readonly Match[]): boolean =>
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
async function askGuards(matches: readonly Match[], request: Request) {
  for (const [at, { route, params }] of matches.entries())
    for (const guard of route.middleware ?? []) {
      const halt = await attempt(at, () => guard({ request, params }))
      if (halt) return halt
    }
}

async function askLoaders(matches: readonly Match[], request: Request) {
  const ends = matches.map(({ route, params }, at) => attempt(at, () => route.loader?.({ request, params })))
  return (await Promise.all(ends)).find(Boolean)
}

const boundaryOf = (matches: readonly Match[], { at }: Failure): number =>
  matches.findLastIndex(({ route }, index) => index <= at && (route.ErrorBoundary || index === 0))

/** Runs the guards and loaders of a page, and fetches its code meanwhile. */
export async function prepare(
  matches: readonly Match[],
  request: Request,
  loaded: Loaded,
): Promise<Prepared | Redirect> {
  const code = matches.map((match, at) => attempt(at, () => fetchComponent(match, loaded)))
  const fetched = async (last?: number) => (await Promise.all(code.slice(0, last))).find(Boolean)
  let halt = (await askGuards(matches, request)) ?? (await askLoaders(matches, request)) ?? (await fetched())
  // The error is shown inside the outer routes, so we wait for their code too.
  if (halt && 'at' in halt) halt = (await fetched(boundaryOf(matches, halt) + 1)) ?? halt
  if (halt instanceof Redirect) return halt
  return {
    matches: matches.map((match) => ({ ...match, Component: loaded.get(match.route) ?? match.Component })),
    errors: halt ? { [boundaryOf(matches, halt)]: halt.cause } : null,
  }
}
