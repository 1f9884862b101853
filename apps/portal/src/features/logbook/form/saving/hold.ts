import type { DiveLog, DiveLogContent, LogStatus, LogType } from '@fathom/domain/logbook'
import type { Snapshot } from './save-state.ts'
import type { DraftKeep } from './stored-draft.ts'

export type HoldStart = {
  id: string
  /** The key of the local copy; defaults to that of the log. */
  key?: string | undefined
  affiliateId: number
  logType: LogType
  log: DiveLog | undefined
  content: DiveLogContent
  /** Whether the content comes from an earlier visit and is unsaved. */
  isKept?: boolean
  wish?: LogStatus | undefined
  drafts: DraftKeep
}

/** The content of the form, observable, with a copy on this device. */
export function createHold(start: HoldStart) {
  const { id, key = id, affiliateId, logType, log, content, isKept, wish, drafts } = start
  const listeners = new Set<() => void>()
  let now: Snapshot = { content, log, state: { kind: isKept ? 'waiting' : 'untouched' }, wish }
  return {
    now: () => now,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    put(next: Partial<Snapshot>) {
      now = { ...now, ...next }
      for (const listener of listeners) listener()
    },
    keep: () =>
      drafts.put(key, {
        id,
        key,
        affiliateId,
        logType,
        content: now.content,
        base: now.log ?? null,
        keptAt: new Date().toISOString(),
        wish: now.wish,
      }),
    letGo: () => drafts.remove(key),
  }
}
