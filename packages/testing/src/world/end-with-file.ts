type End = () => Promise<void>

const ends: End[] = []

/**
 * Ends something with the last test of the file. Vitest copies a file's hooks before it runs the first one, so an
 * `afterAll` inside a `beforeAll` is never called.
 */
export function endWithFile(end: End): void {
  ends.push(end)
}

/** Ends the last first; the failure of one does not keep the others alive. */
export async function endFile(): Promise<void> {
  const failures: unknown[] = []
  for (let end = ends.pop(); end; end = ends.pop()) await end().catch((error) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, 'not everything ended with the test file')
}
