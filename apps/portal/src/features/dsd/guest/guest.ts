import type { DsdProgressWire } from '@fathom/contract/dsd'
import type { Checkpoint } from '@fathom/domain/dsd'

/** A guest who is at the forms, or past them. */
export type Guest = {
  checkpoint: Checkpoint
  progress: DsdProgressWire
  /** The server doesn't answer, so this is the last known state. */
  isUnheard: boolean
}
