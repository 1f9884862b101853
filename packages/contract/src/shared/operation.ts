import type { ServiceName } from './public-config.ts'

/**
 * One of the portal's graph operations: the client sends only its hash, the server knows the text. `Result`
 * and `Variables` exist only in the type.
 */
export type Operation<Result, Variables> = {
  readonly service: ServiceName
  readonly id: string
  readonly name: string
  readonly kind: 'query' | 'mutation' | 'subscription'
  readonly types?: (variables: Variables) => Result
}
