import type { FieldName } from './fields.ts'

/** Where what was typed is, and what became of it. */
export type SaveState =
  | { kind: 'untouched' }
  /** On this device, and on its way. */
  | { kind: 'waiting' }
  | { kind: 'saving' }
  /** With the server; `isPartly` while the address is not whole enough to be. */
  | { kind: 'saved'; at: Date; isPartly: boolean }
  /** On this device alone: the call did not get through. */
  | { kind: 'kept'; isOffline: boolean }
  /** Changed on another device meanwhile, in the same fields. */
  | { kind: 'stale'; names: readonly FieldName[] }
  /** The server does not take it, such as a number that is nobody's any longer; `because` is its word for it. */
  | { kind: 'refused'; because: string }
  /** No draft any longer: sent or canceled elsewhere. */
  | { kind: 'over' }
