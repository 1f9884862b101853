import type { DiveLog, DiveLogContent, LogStatus } from '@fathom/domain/logbook'
import type { Merge } from './merge.ts'

/** Where what was typed is, and what became of it. */
export type SaveState =
  /** Nothing was typed, or all of it is with the server since before. */
  | { kind: 'untouched' }
  /** On this device; on its way, or waiting for a press where saving along would publish. */
  | { kind: 'waiting' }
  | { kind: 'saving' }
  /** With the server; `isPartly` when fields that cannot be were left out. */
  | { kind: 'saved'; at: Date; isPartly: boolean }
  /** On this device alone: the call did not get through. */
  | { kind: 'kept'; isOffline: boolean }
  /** Changed elsewhere meanwhile, in the same fields. */
  | { kind: 'stale'; theirs: DiveLog; merge: Merge; wish: LogStatus | undefined }
  /** Deleted elsewhere meanwhile. */
  | { kind: 'gone' }
  /** The status of the log forbids it, such as one that was verified meanwhile. */
  | { kind: 'refused'; because: string }

export type Snapshot = {
  content: DiveLogContent
  log: DiveLog | undefined
  state: SaveState
  /** What the last button was pressed for and has not come about, such as for want of a signal. */
  wish: LogStatus | undefined
}
