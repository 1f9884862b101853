export type Undo = () => Promise<void>

/** Stops what was started, in reverse order. A failure doesn't keep the others from stopping. */
export async function undoAll(undo: Undo[]): Promise<void> {
  const failures: unknown[] = []
  for (let end = undo.pop(); end; end = undo.pop()) {
    await end().catch((error) => failures.push(error))
  }
  if (failures.length > 0) throw new AggregateError(failures, 'not everything could be stopped')
}
