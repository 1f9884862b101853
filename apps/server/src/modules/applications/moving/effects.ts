import type { PaymentReceiver } from '@fathom/contract/applications'
import type { ApplicationMove, ApplicationRole } from '@fathom/domain/applications'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { findParticipant } from '../../references/index.ts'
import { type ApplicationRow, lockApplicant } from '../application.store.ts'
import type { ApplicationsDeps } from '../applications.deps.ts'
import { mustBeOnly } from '../may-start.ts'
import { mustBeOwnName } from '../must-be-own-name.ts'
import { mustNotHold } from '../must-not-hold.ts'
import { addPayment } from '../payment.store.ts'
import { checked } from '../reading/checked.ts'
import { factsOf } from '../reading/facts-of.ts'
import { paidAt } from '../reading/fees-of.ts'

/** Who makes the move, when, and what they say about a payment. */
type MoveEvent = {
  at: Date
  byId: number
  role: ApplicationRole
  reference: string
  receivedBy: PaymentReceiver
}

type Effect = (
  deps: ApplicationsDeps,
  tx: Queryable,
  row: ApplicationRow,
  event: MoveEvent,
) => Promise<Partial<ApplicationRow>>

/** Changes after a return need a new signature. */
const BACK_TO_APPLICANT = { facts: null, submittedAt: null, promisedFrom: null, signature: '' }

/** OF-04: who received it is part of the record, and a receiver's reference belongs to one payment. */
const recordPayment: Effect = async (_, tx, row, { at, byId, role, reference, receivedBy }) => {
  if (reference === '') throw new Problem('reference-missing', 422)
  const isStore = role === 'store' || receivedBy === 'store'
  if (isStore && row.storeId === null) throw new Problem('no-store', 422)
  const storeId = isStore ? row.storeId : null
  if (!(await addPayment(tx, { applicationId: row.id, reference, storeId, byId, at })))
    throw new Problem('reference-used', 409)
  return paidAt(row, at)
}

/** Nobody pays for, or gets, what they hold by now. */
const mustStillNeed: Effect = async (deps, tx, row) => {
  await lockApplicant(tx, row.applicantId)
  await mustNotHold(deps, tx, row)
  return {}
}

/** What a move changes besides the status. */
export const EFFECTS: Partial<Record<ApplicationMove, Effect>> = {
  submit: async (deps, tx, row, { at: submittedAt }) => {
    await lockApplicant(tx, row.applicantId)
    await mustBeOnly(tx, row)
    const facts = await factsOf(deps, tx, row.applicantId)
    const hasLeft =
      row.instructorNumber !== null && !(await findParticipant(tx, 'member', row.instructorNumber))
    const { gaps } = checked(hasLeft ? { ...row, instructorId: null } : row, facts)
    if (gaps.length > 0) throw new Problem('incomplete', 422, { extra: { gaps } })
    await mustBeOwnName(tx, row)
    return { facts, submittedAt, promisedFrom: submittedAt }
  },
  return: async () => BACK_TO_APPLICANT,
  ask: async () => BACK_TO_APPLICANT,
  'request-payment': mustStillNeed,
  'record-payment': recordPayment,
  complete: mustStillNeed,
}
