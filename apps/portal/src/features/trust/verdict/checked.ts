import type { Judgement, StatementKind } from '@fathom/domain/trust'

/** A judgement, when it was found, and whether the network was asked. `kind` chooses the words. */
export type Checked = { judgement: Judgement; kind: StatementKind; checkedAt: Date; isFresh: boolean }
