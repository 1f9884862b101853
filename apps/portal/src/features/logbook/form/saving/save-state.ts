import type { DiveLog, DiveLogContent, LogStatus } from '@fathom/domain/logbook'
import type { Merge } from './merge.ts'

/** Where the typed changes are, and what happened to them. */
export type SaveState =
  /** Nothing was typed, or everything was already on the server. */
  | { kind: 'untouched' }
  /**
   * On this device; about to be sent, or waiting for a button press where autosaving would publish the
   * changes.
   */
  | { kind: 'waiting' }
  | { kind: 'saving' }
  /** On the server; `isPartly` if invalid fields were left out. */
  | { kind: 'saved'; at: Date; isPartly: boolean }
  /** On this device only, because the call did not get through. */
  | { kind: 'kept'; isOffline: boolean }
  /** The same fields were changed elsewhere meanwhile. */
  | { kind: 'stale'; theirs: DiveLog; merge: Merge; wish: LogStatus | undefined }
  /** Deleted elsewhere meanwhile. */
  | { kind: 'gone' }
  /** The log's status forbids it, for example if it was verified meanwhile. */
  | { kind: 'refused'; because: string }

export type Snapshot = {
  content: DiveLogContent
  log: DiveLog | undefined
  state: SaveState
  /**
   * The status requested by the last button press that was not reached, for example because the device is
   * offline.
   */
  wish: LogStatus | undefined
}
