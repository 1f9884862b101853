import { createContext, useRef } from 'react'

/**
 * Stands in, in the build, for two parts of the router that only its own framework uses: watching every step of a
 * navigation, and fetching pages ahead of their links. They would be a fiftieth of the first load.
 */
export const consumeInstrumentationClientResultMetaReceiver = () => undefined
export const getRouteInstrumentationUpdates = () => ({})
export const instrumentClientSideRouter = <Router>(router: Router): Router => router

export const FrameworkContext = createContext(undefined)
export const PrefetchPageLinks = () => null
export const usePrefetchBehavior = () => [false, useRef(null), {}] as const

type AnyRef<Value> = ((value: Value) => void) | { current: Value } | null | undefined

export function mergeRefs<Value>(...refs: AnyRef<Value>[]) {
  return (value: Value) => {
    for (const ref of refs)
      if (typeof ref === 'function') ref(value)
      else if (ref) ref.current = value
  }
}
