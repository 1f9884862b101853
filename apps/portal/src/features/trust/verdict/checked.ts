import type { Judgement } from '@fathom/domain/trust'

/** A judgement, when it was found, and whether the network was asked. */
export type Checked = { judgement: Judgement; checkedAt: Date; isFresh: boolean }
