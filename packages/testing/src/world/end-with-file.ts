type End = () => Promise<void>

const ends: End[] = []

/**
 * Runs a cleanup after the last test of the file. Vitest copies a file's hooks before it runs the first one,
 * so an `afterAll` inside a `beforeAll` is never called.
 */
export function endWithFile(end: End): void {
  ends.push(end)
}

/** Runs the cleanups in reverse order; a failing one doesn't stop the others. */
export async function endFile(): Promise<void> {
  const failures: unknown[] = []
  for (let end = ends.pop(); end; end = ends.pop()) await end().catch((error) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, 'not everything ended with the test file')
}
