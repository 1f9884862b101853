import type { Operation } from '@fathom/contract/shared'

type RequestOptions = { signal?: AbortSignal }

export type Graph = {
  request<Result, Variables>(
    operation: Operation<Result, Variables>,
    variables: Variables,
    options?: RequestOptions,
  ): Promise<Result>
}
