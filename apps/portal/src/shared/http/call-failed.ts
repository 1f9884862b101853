/**
 * Why a call failed: refused by the server, no connection to one that can serve, timed out, aborted, or unreadable.
 */
export type FailureKind = 'refused' | 'network' | 'timeout' | 'aborted' | 'unreadable'

export type FailureDetail = {
  kind: FailureKind
  status?: number | undefined
  problem?: string | undefined
  code?: unknown
  requestId?: string | undefined
  errors?: readonly string[] | undefined
  /** The current record, when a stale write was answered with 409. */
  current?: unknown
  /** The full answer, for features with their own error text. */
  answer?: unknown
  cause?: unknown
}

/** A failed call; its message is meant for the user. */
export class CallFailed extends Error {
  readonly kind: FailureKind
  readonly status: number | undefined
  readonly problem: string | undefined
  readonly code: unknown
  readonly requestId: string | undefined
  readonly errors: readonly string[]
  readonly current: unknown
  readonly answer: unknown

  constructor(message: string, detail: FailureDetail) {
    super(message, { cause: detail.cause })
    this.name = 'CallFailed'
    this.kind = detail.kind
    this.status = detail.status
    this.problem = detail.problem
    this.code = detail.code
    this.requestId = detail.requestId
    this.errors = detail.errors ?? []
    this.current = detail.current
    this.answer = detail.answer
  }
}

/** Something in between answered, or a server without its database: the call didn't get through, and may soon. */
export const unreached = ({ message, status, problem, requestId }: CallFailed): CallFailed =>
  new CallFailed(message, { kind: 'network', status, problem, requestId })

/** Whether the outage of this failure is known to be a passing one. */
export const isPassingOutage = (cause: unknown): boolean =>
  cause instanceof CallFailed && cause.kind === 'network' && cause.status !== undefined

/** A session or a limit renews itself, and a handed-over device is given back, so these may succeed later. */
const PASSING = new Set([401, 408, 423, 429])

/** The server rejected the call and will reject it again. */
export const isFinal = (cause: unknown): cause is CallFailed & { kind: 'refused' } =>
  cause instanceof CallFailed &&
  cause.kind === 'refused' &&
  (cause.status ?? 500) < 500 &&
  !PASSING.has(cause.status ?? 500)

/** What was asked for doesn't exist: an unknown id, or one that was typed wrong. Trying again won't help. */
export const isMissing = (cause: unknown): boolean =>
  cause instanceof CallFailed && (cause.status === 404 || cause.status === 400)

type Members = Readonly<Record<string, unknown>>

const isMembers = (value: unknown): value is Members => typeof value === 'object' && value !== null

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** The service's own sentences win over the general error (CA-02). */
export function refusal(status: number | undefined, answer: unknown, generalError: string): CallFailed {
  const members: Members = isMembers(answer) ? answer : {}
  const errors = Array.isArray(members.errors) ? members.errors.flatMap((each) => textOf(each) ?? []) : []
  return new CallFailed(errors.length > 0 ? errors.join('; ') : generalError, {
    kind: 'refused',
    status,
    problem: textOf(members.problem),
    code: members.code,
    requestId: textOf(members.requestId),
    errors,
    current: members.current,
    answer,
  })
}
