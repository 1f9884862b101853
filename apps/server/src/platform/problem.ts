/**
 * A failure with a name. The one error handler turns it into `application/problem+json`; anything else that is
 * thrown becomes `unexpected` with status 500 and is logged.
 */
export class Problem extends Error {
  readonly problem: string
  readonly status: number
  /** What the caller may read: sentences, joined by the portal with '; ' (CA-02). */
  readonly errors: readonly string[]
  /** More members of the answer, such as the `code` of VA-13 or the `current` record of a 409. */
  readonly extra: Readonly<Record<string, unknown>>

  constructor(
    problem: string,
    status: number,
    more: { errors?: readonly string[]; extra?: Record<string, unknown> } = {},
  ) {
    super(problem)
    this.name = 'Problem'
    this.problem = problem
    this.status = status
    this.errors = more.errors ?? []
    this.extra = more.extra ?? {}
  }
}
