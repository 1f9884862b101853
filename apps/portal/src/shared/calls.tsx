import { createContext, type ReactNode, useContext } from 'react'
import type { Graph } from './graph/index.ts'
import type { Http } from './http/index.ts'

/** The two API clients: REST and graph. */
export type Calls = { http: Http; graph: Graph }

const CallsContext = createContext<Calls | undefined>(undefined)

export function CallsProvider({ calls, children }: { calls: Calls; children: ReactNode }) {
  return <CallsContext value={calls}>{children}</CallsContext>
}

export function useCalls(): Calls {
  const calls = useContext(CallsContext)
  if (!calls) throw new Error('useCalls needs a CallsProvider above it')
  return calls
}
