import type { Operation } from '@fathom/contract/shared'
import type { Http } from '../http/index.ts'
import { dataOf, type GraphAnswer } from './answer.ts'
import type { Graph } from './graph.ts'

/** Sends only the hash: the server knows the text of the portal's operations. */
const callOf = <R, V>(operation: Operation<R, V>, variables: V) => ({
  headers: { 'x-platform': 'web' },
  body: { variables, extensions: { persistedQuery: { version: 1, sha256Hash: operation.id } } },
})

export function createGraph(http: Http): Graph {
  return {
    request: async (operation, variables, { signal } = {}) => {
      const call = { ...callOf(operation, variables), ...(signal && { signal }) }
      return dataOf(http, await http.post<GraphAnswer>(operation.service, 'graphql', call))
    },
  }
}
