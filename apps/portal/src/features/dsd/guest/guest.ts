import type { DsdProgressWire } from '@fathom/contract/dsd'
import type { Checkpoint } from '@fathom/domain/dsd'

/** Somebody who is at the forms, or beyond them. */
export type Guest = {
  checkpoint: Checkpoint
  progress: DsdProgressWire
  /** Nobody answers now: it is as it was told last. */
  isUnheard: boolean
}
