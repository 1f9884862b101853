import type { Judgement, StatementKind } from '@fathom/domain/trust'

/** A judgement, when it was made, and whether the network was used. `kind` selects the text. */
export type Checked = { judgement: Judgement; kind: StatementKind; checkedAt: Date; isFresh: boolean }
