import type { ServiceName } from './public-config.ts'

/**
 * One of the portal's graph operations: only its hash travels, the server knows the text. `Result` and `Variables`
 * live in the type alone.
 */
export type Operation<Result, Variables> = {
  readonly service: ServiceName
  readonly id: string
  readonly name: string
  readonly kind: 'query' | 'mutation' | 'subscription'
  readonly types?: (variables: Variables) => Result
}
