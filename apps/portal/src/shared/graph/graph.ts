import type { Operation } from '@fathom/contract/shared'

type RequestOptions = { signal?: AbortSignal }

export type SubscribeOptions<Result> = {
  signal: AbortSignal
  onEvent(event: Result): void
  /** Each time the connection stands: what came while there was none must be asked for again. */
  onOpen?(): void
}

export type Graph = {
  request<Result, Variables>(
    operation: Operation<Result, Variables>,
    variables: Variables,
    options?: RequestOptions,
  ): Promise<Result>
  /** Goes on until the signal is aborted, over lost connections too; rejects when the server refuses it. */
  subscribe<Result, Variables>(
    operation: Operation<Result, Variables>,
    variables: Variables,
    options: SubscribeOptions<Result>,
  ): Promise<void>
}

export type GraphOptions = {
  /** How long to wait before the nth attempt in a row. */
  backoffMs?: (attempt: number) => number
  /** The server gives a sign of life every 12 s; a connection that is silent for longer is dead. */
  silenceMs?: number
}
