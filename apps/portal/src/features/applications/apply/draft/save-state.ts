import type { FieldName } from './fields.ts'

/** Where the typed changes are, and what happened to them. */
export type SaveState =
  | { kind: 'untouched' }
  /** On this device, and about to be sent. */
  | { kind: 'waiting' }
  | { kind: 'saving' }
  /** On the server; `isPartly` while the address is too incomplete to be saved. */
  | { kind: 'saved'; at: Date; isPartly: boolean }
  /** On this device only, because the call did not get through. */
  | { kind: 'kept'; isOffline: boolean }
  /** The same fields were changed on another device meanwhile. */
  | { kind: 'stale'; names: readonly FieldName[] }
  /**
   * The server rejects it, such as a number that no longer exists; `because` is the server's problem code.
   */
  | { kind: 'refused'; because: string }
  /** No longer a draft: it was sent or canceled elsewhere. */
  | { kind: 'over' }
