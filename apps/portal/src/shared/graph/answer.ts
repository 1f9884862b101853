import type { CallFailed, Http } from '../http/index.ts'

type GraphError = { message?: unknown; extensions?: Readonly<Record<string, unknown>> }
export type GraphAnswer = { data?: unknown; errors?: readonly GraphError[] } | undefined

/**
 * The data of an answer, or throws its failure. The first error determines the kind; the message joins the
 * sentences of all.
 */
export function dataOf<Result>(http: Pick<Http, 'refusal'>, answer: GraphAnswer): Result {
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
