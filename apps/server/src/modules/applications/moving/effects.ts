import type { ApplicationMove } from '@fathom/domain/applications'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { findParticipant } from '../../references/index.ts'
import { type ApplicationRow, lockApplicant } from '../application.store.ts'
import type { ApplicationsDeps } from '../applications.deps.ts'
import { mustBeOwnName } from '../must-be-own-name.ts'
import { mustNotHold } from '../must-not-hold.ts'
import { checked } from '../reading/checked.ts'
import { factsOf } from '../reading/facts-of.ts'

type Effect = (
  deps: ApplicationsDeps,
  tx: Queryable,
  row: ApplicationRow,
  now: Date,
) => Promise<Partial<ApplicationRow>>

/** What a move changes besides the status. */
export const EFFECTS: Partial<Record<ApplicationMove, Effect>> = {
  submit: async (deps, tx, row, submittedAt) => {
    const facts = await factsOf(deps, tx, row.applicantId)
    const hasLeft =
      row.instructorNumber !== null && !(await findParticipant(tx, 'member', row.instructorNumber))
    const { gaps } = checked(hasLeft ? { ...row, instructorId: null } : row, facts)
    if (gaps.length > 0) throw new Problem('incomplete', 422, { extra: { gaps } })
    await mustBeOwnName(tx, row)
    return { facts, submittedAt }
  },
  // Changes after a return need a new signature.
  return: async () => ({ facts: null, submittedAt: null, signature: '' }),
  'record-payment': async (_, __, ___, paidAt) => ({ paidAt }),
  complete: async (deps, tx, row) => {
    await lockApplicant(tx, row.applicantId)
    await mustNotHold(deps, tx, row)
    return {}
  },
}
