import type { PaymentReceiver } from '@fathom/contract/applications'
import {
  type ApplicationMove,
  type ApplicationRole,
  IN_OFFICE,
  judgeMove,
  type MoveRefusal,
} from '@fathom/domain/applications'
import type { User } from '@fathom/domain/session'
import { audit } from '../../../platform/audit/index.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { type ApplicationRow, findGivenBack, findVisible, saveApplication } from '../application.store.ts'
import type { ApplicationsDeps } from '../applications.deps.ts'
import { conflict } from '../conflict.ts'
import { addMove, findByKey, type MoveRow } from '../history.store.ts'
import { findPayment } from '../payment.store.ts'
import { isFeeDue } from '../reading/fees-of.ts'
import type { Reading } from '../reading/reading.ts'
import { roleOf } from '../reading/role-of.ts'
import { EFFECTS } from './effects.ts'
import { issueFor } from './issue-for.ts'
import { notifyOfMove } from './notify-of-move.ts'
import { publishChange } from './publish-change.ts'

type Move = {
  id: string
  move: ApplicationMove
  reason: string
  reference: string
  receivedBy: PaymentReceiver
  version: number | undefined
  key: string | undefined
}

/** One move by one person with its history, effects and notifications, all or nothing (ST-03). */
export function moveApplication(
  deps: ApplicationsDeps,
  reading: Reading,
  request: Move,
): Promise<ApplicationRow> {
  return deps.db.transaction(async (tx) => {
    const row = await findOrReplay(tx, reading.caller, request)
    if (!row) throw new Problem('not-found', 404)
    if (await isDone(tx, row, reading, request)) return row
    const { move, reason, reference, receivedBy, key = null } = request
    const { role, to } = await judge(deps, tx, row, { reading, request })
    if (role === 'provider') await deps.queues.mustBeFree(tx, reading.caller, itemOf(row))
    const at = deps.clock.now()
    const byId = reading.caller.affiliateId
    const changed = await EFFECTS[move]?.(deps, tx, row, { at, byId, role, reference, receivedBy })
    const moved = await saveApplication(tx, { ...row, ...changed, status: to }, at)
    const { version } = moved
    await addMove(tx, {
      applicationId: row.id,
      version,
      move,
      from: row.status,
      to,
      byId,
      role,
      reason,
      key,
      at,
    })
    if (role === 'provider')
      await audit(tx, {
        actor: byId,
        action: 'application-moved',
        subject: row.applicantId,
        object: { kind: 'application', id: row.id },
        detail: { move, from: row.status, to },
      })
    // Must come before any other notification: it locks everyone in a fixed order, so that two moves can't
    // deadlock.
    await publishChange(deps, tx, row, move === 'return' ? byId : undefined)
    if (to === 'Complete') await complete(deps, tx, moved, at)
    await notifyOffice(deps, tx, { before: row, moved, role })
    await notifyOfMove(deps, tx, { before: row, moved, move, byId, reason })
    return moved
  })
}

async function findOrReplay(
  tx: Queryable,
  caller: User,
  { id, key }: Move,
): Promise<ApplicationRow | undefined> {
  const row = await findVisible(tx, caller, id, { lock: true })
  if (row || key === undefined) return row
  return findGivenBack(tx, { id, byId: caller.affiliateId, key })
}

async function complete(
  deps: ApplicationsDeps,
  tx: Queryable,
  moved: ApplicationRow,
  at: Date,
): Promise<void> {
  await issueFor(deps, tx, moved, at)
  const { id, applicantId, typeId } = moved
  await deps.publish(tx, {
    type: 'application.completed',
    data: { affiliateId: applicantId, applicationId: id, typeId },
  })
}

const itemOf = ({ id }: ApplicationRow) => ({ kind: 'applications', id })

/** OF-02: the office learns of what reaches it, and of what changes there. */
async function notifyOffice(
  { queues }: ApplicationsDeps,
  tx: Queryable,
  { before, moved, role }: { before: ApplicationRow; moved: ApplicationRow; role: ApplicationRole },
): Promise<void> {
  if (moved.status === 'Provider Review') return queues.arrived(tx, 'applications')
  if (role === 'provider') return queues.decided(tx, itemOf(moved))
  if (IN_OFFICE.includes(before.status)) await queues.changed(tx, 'applications')
}

/** The target status, and the caller's role; throws when the table or the version forbids the move. */
async function judge(
  deps: ApplicationsDeps,
  tx: Queryable,
  row: ApplicationRow,
  { reading, request }: { reading: Reading; request: Move },
) {
  const role = roleOf(row, reading.caller)
  const facts = { status: row.status, role, isFeeDue: isFeeDue(row), reason: request.reason }
  const judged = judgeMove(request.move, facts)
  if ('refused' in judged && judged.refused === 'not-yours') throw new Problem('not-yours', 403)
  if (request.version !== undefined && request.version !== row.version)
    throw await conflict(deps, tx, row, { problem: 'stale', reading })
  if ('refused' in judged) throw await refusal(deps, tx, row, { refused: judged.refused, reading })
  return { role, to: judged.to }
}

/** Whether it was already done: a move with the same key, or a second submission by the applicant. */
async function isDone(
  tx: Queryable,
  row: ApplicationRow,
  { caller }: Reading,
  request: Move,
): Promise<boolean> {
  const { move, key } = request
  const byId = caller.affiliateId
  const known = key === undefined ? undefined : await findByKey(tx, { applicationId: row.id, byId, key })
  if (known && !(await isSame(tx, known, request))) throw new Problem('key-used', 409)
  if (known) return true
  return move === 'submit' && row.status === 'Submitted to Instructor' && row.applicantId === byId
}

async function isSame(
  tx: Queryable,
  known: MoveRow,
  { move, reason, reference, receivedBy }: Move,
): Promise<boolean> {
  if (known.move !== move || known.reason !== reason) return false
  if (move !== 'record-payment') return true
  const payment = await findPayment(tx, known.applicationId)
  const isStore = known.role === 'store' || receivedBy === 'store'
  return payment?.reference === reference && (payment.storeId !== null) === isStore
}

async function refusal(
  deps: ApplicationsDeps,
  tx: Queryable,
  row: ApplicationRow,
  { refused, reading }: { refused: MoveRefusal; reading: Reading },
): Promise<Problem> {
  if (refused === 'reason-missing') return new Problem(refused, 422)
  return conflict(deps, tx, row, { problem: refused, reading })
}
