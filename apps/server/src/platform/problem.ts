import type { ProblemName } from '@fathom/contract/shared'
import type { SecurityEventKind } from '@fathom/domain/session'

/**
 * A failure with a name. The error handler turns it into `application/problem+json`; anything else that's
 * thrown becomes `unexpected` with status 500 and is logged.
 */
export class Problem extends Error {
  readonly problem: ProblemName
  readonly status: number
  /** Messages for the caller; the portal joins them with '; ' (CA-02). */
  readonly errors: readonly string[]
  /** Additional members of the answer, such as the `code` of VA-13 or the `current` record of a 409. */
  readonly extra: Readonly<Record<string, unknown>>
  /** What the security log records of it; refusals and limits are recorded by their status. */
  readonly securityEvent: SecurityEventKind | undefined

  constructor(
    problem: ProblemName,
    status: number,
    more: {
      errors?: readonly string[]
      extra?: Record<string, unknown>
      securityEvent?: SecurityEventKind
    } = {},
  ) {
    super(problem)
    this.name = 'Problem'
    this.problem = problem
    this.status = status
    this.errors = more.errors ?? []
    this.extra = more.extra ?? {}
    this.securityEvent = more.securityEvent
  }

  /** What Fastify and the account pages read from an error. */
  get statusCode(): number {
    return this.status
  }
}

/** A part of the input and the rule that it breaks, for the tools that sent it. */
export type FieldFault = { field: string; rule: string }

/** WO-04: the library that checks the input words its findings in English, so people get our general message. */
export const invalidInput = (fields: readonly FieldFault[]): Problem =>
  new Problem('invalid-input', 400, { extra: { fields } })
