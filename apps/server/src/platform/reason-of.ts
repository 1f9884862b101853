/** In a few words, for the line that an operator reads. What a library wraps, its cause explains better. */
export function reasonOf(error: unknown): string {
  // A host with several addresses fails with one error for each, and with no message of its own.
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message || error.name
}
