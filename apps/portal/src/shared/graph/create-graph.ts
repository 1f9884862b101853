import type { Operation } from '@fathom/contract/shared'
import type { CallFailed, Http } from '../http/index.ts'

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

type GraphError = { message?: unknown; extensions?: Readonly<Record<string, unknown>> }

type GraphAnswer = { data?: unknown; errors?: readonly GraphError[] } | undefined

/**
 * The data of an answer, or throws its failure. The first error determines the kind; the message joins the
 * sentences of all.
 */
function dataOf<Result>(http: Pick<Http, 'refusal'>, answer: GraphAnswer): Result {
  const failure = failureOf(http, answer)
  if (failure) throw failure
  return answer?.data as Result
}

function failureOf(http: Pick<Http, 'refusal'>, answer: GraphAnswer): CallFailed | undefined {
  const [first, ...others] = answer?.errors ?? []
  if (first === undefined) return answer?.data == null ? http.refusal(undefined, undefined) : undefined
  const errors = [first, ...others].flatMap((each) => each.extensions?.errors ?? [])
  const status = first.extensions?.status
  return http.refusal(typeof status === 'number' ? status : undefined, { ...first.extensions, errors })
}

type RequestOptions = { signal?: AbortSignal }

export type Graph = {
  request<Result, Variables>(
    operation: Operation<Result, Variables>,
    variables: Variables,
    options?: RequestOptions,
  ): Promise<Result>
}
