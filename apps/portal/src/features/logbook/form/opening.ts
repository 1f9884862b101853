import { contentOf, type DiveLog, type DiveLogContent, type LogStatus, mayDo } from '@fathom/domain/logbook'
import { keyOf, type StoredDraft } from './saving/stored-draft.ts'

/** What the form starts with. */
export type Opened = {
  log: DiveLog | undefined
  content: DiveLogContent
  isKept: boolean
  /** The key of the stored draft. */
  key?: string
  wish?: LogStatus | undefined
}

export const isLocked = (log: DiveLog | undefined): boolean =>
  log !== undefined && !mayDo('edit', log, 'owner').granted

/**
 * Unsaved local changes take precedence over the server's log; saving detects conflicts. Only a log that can
 * no longer be changed shows the server's version.
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
