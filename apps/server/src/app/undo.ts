export type Undo = () => Promise<void>

/** Ends what was started, the last first. One that fails does not keep the others from ending. */
export async function undoAll(undo: Undo[]): Promise<void> {
  const failures: unknown[] = []
  for (let end = undo.pop(); end; end = undo.pop()) {
    await end().catch((error) => failures.push(error))
  }
  if (failures.length > 0) throw new AggregateError(failures, 'not everything could be stopped')
}
