import { AsyncLocalStorage } from 'node:async_hooks'

type Attributes = Readonly<Record<string, string | number>>

/** A part of the work for one request or job, as a trace shows it. It holds patterns and names, never values. */
export type Span = {
  child(name: string, attributes: Attributes): Span
  set(attributes: Attributes): void
  rename(name: string): void
  /** With `failure`, the name of what went wrong: messages may contain what a person typed. */
  end(failure?: string): void
}

export type Tracing = {
  /** `parent` is the `traceparent` header of a caller that traces too. */
  begin(name: string, kind: 'server' | 'job', parent?: string): Span
  /** Sends what is left. */
  close(): Promise<void>
}

const current = new AsyncLocalStorage<Span>()

/** Whatever `work` starts is part of this span. */
export const runIn = <T>(span: Span, work: () => T): T => current.run(span, work)

/** Measures the work as a part of the request or job that it belongs to. Without tracing, it only works. */
export async function traced<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  const span = current.getStore()?.child(name, attributes)
  if (!span) return work()
  try {
    const result = await runIn(span, work)
    span.end()
    return result
  } catch (error) {
    span.end(failureOf(error))
    throw error
  }
}

export const failureOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error)
