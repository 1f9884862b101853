import type { DiveLog, DiveLogContent, LogStatus } from '@fathom/domain/logbook'
import { contentOf } from '@fathom/domain/logbook'
import { isSame } from '../state/fields.ts'

export type Writer = {
  create(id: string, content: DiveLogContent, status?: LogStatus): Promise<DiveLog>
  update(id: string, version: number, content: DiveLogContent, status?: LogStatus): Promise<DiveLog>
  restore(id: string): Promise<DiveLog>
}

/** Updates a log from the version it was read with, or creates it if the server doesn't have it yet. */
export async function writeLog(
  write: Writer,
  id: string,
  log: DiveLog | undefined,
  content: DiveLogContent,
  wish: LogStatus | undefined,
): Promise<DiveLog> {
  if (log) return write.update(id, log.version, content, wish)
  const made = await write.create(id, content, wish)
  // An earlier create reached the server but its answer got lost, so this one changed nothing.
  const isOlder = !isSame(contentOf(made), content) || (wish !== undefined && made.status !== wish)
  return isOlder ? write.update(id, made.version, content, wish) : made
}
