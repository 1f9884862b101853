/** A short reason for the operator. A wrapped error's cause explains more than the wrapper. */
export function reasonOf(error: unknown): string {
  // A host with several addresses fails with one error for each, and no message of its own.
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message || error.name
}
