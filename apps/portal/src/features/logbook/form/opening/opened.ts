import { type DiveLog, type DiveLogContent, type LogStatus, mayDo } from '@fathom/domain/logbook'
import { type StoredDraft, keyOf } from '../saving/stored-draft.ts'
import { contentOf } from '../state/contents.ts'

/** What the form begins with. */
export type Opened = {
  log: DiveLog | undefined
  content: DiveLogContent
  isKept: boolean
  /** Of what was kept. */
  key?: string
  wish?: LogStatus | undefined
}

export const isLocked = (log: DiveLog | undefined): boolean =>
  log !== undefined && !mayDo('edit', log, 'owner').granted

/**
 * What was typed here and not saved goes before what the server has: the save finds out whether the two meet. Only a
 * log that can no longer be changed shows what the server has.
 */
export function opened(
  server: DiveLog | undefined,
  kept: StoredDraft | undefined,
  blank: () => DiveLogContent,
): Opened {
  if (kept && !isLocked(server))
    return {
      log: kept.base ?? undefined,
      content: kept.content,
      isKept: true,
      key: keyOf(kept),
      wish: kept.wish,
    }
  return { log: server, content: server ? contentOf(server) : blank(), isKept: false }
}
