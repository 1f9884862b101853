import {
  examinationProblem,
  hasLetters,
  isContact,
  isFullName,
  isPrinted,
  isQualification,
} from '@fathom/domain/forms'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { dropWaitingPages, listWaitingOf } from '../evaluations/evaluation.store.ts'
import type { FormsDeps } from '../forms.deps.ts'
import { sendCopies } from '../links/copy-letter.ts'
import { endLink, endPhysicianLinks } from '../links/link.store.ts'
import { leaveQueue } from '../papers/leave-queue.ts'
import { publishChange } from '../publish-change.ts'
import { sealContent } from '../sealing.ts'
import { type Examined, holdOtherOnes, mustLiftRefusal } from './declined.store.ts'
import type { DocumentRow } from './document.store.ts'
import type { PhysicianContent } from './document.ts'
import { notificationTarget } from './notification-target.ts'
import { mustBeIndependent, readOtherSigners } from './other-signers.ts'
import { settleRecord } from './settle-record.ts'

type Decision = Omit<PhysicianContent, 'seal' | 'decidedAt'>
type Stated = Required<Omit<Decision, 'way' | 'mark' | 'origin'>> & Pick<Examined, 'askedAt'>

/** TS-02: a physician is named, reachable, independent of diver, guardian and teachers, and examined lately. */
export async function mustBePhysician(
  deps: FormsDeps,
  tx: Queryable,
  affiliateId: number,
  { outcome, name, qualification, clinic, contact, examinedOn, askedAt }: Stated,
): Promise<void> {
  await mustBeIndependent(deps, { name, contact }, await readOtherSigners(deps, tx, affiliateId), affiliateId)
  const now = deps.clock.now()
  const problem = examinationProblem(examinedOn, now)
  if (problem) throw new Problem(problem, 422)
  if (outcome === 'approved') await mustLiftRefusal(tx, affiliateId, { examinedOn, askedAt }, now)
  if (!isContact(contact)) throw new Problem('contact-invalid', 422)
  if (![name, qualification, clinic, contact].every(isPrinted)) throw new Problem('signer-unprintable', 422)
  if (!isFullName(name)) throw new Problem('signer-name-incomplete', 422)
  if (!isQualification(qualification) || !hasLetters(clinic, 2)) throw new Problem('physician-unknown', 422)
}

/** Records what a physician decided, by whatever way we got to know it. The first decision is final. */
export async function physicianDecides(
  deps: FormsDeps,
  tx: Queryable,
  row: DocumentRow,
  decision: Decision,
): Promise<void> {
  const now = deps.clock.now()
  const { outcome } = decision
  const content: PhysicianContent = { seal: row.seal, ...decision, decidedAt: now.toISOString() }
  const decided = await tx.query(
    `update form_document set physician_outcome = $3, physician_sealed = $4, physician_decided_at = $5
     where affiliate_id = $1 and id = $2 and physician_outcome is null returning id`,
    [row.affiliate_id, row.id, outcome, sealContent(deps.secrets, content), now],
  )
  if (decided.length === 0) throw new Problem('already-decided', 409)
  const affiliateId = Number(row.affiliate_id)
  await endLink(tx, { affiliateId, documentId: row.id, role: 'physician' }, 'signature', now)
  if (outcome === 'declined') await holdOthers(deps, tx, row, now)
  else await leaveQueue(deps, tx, await listWaitingOf(tx, row))
  await settleRecord(tx, row)
  await sendCopies(deps, tx, { affiliateId, documentId: row.id })
  await publishChange(deps, tx, affiliateId)
  await deps.notify(tx, affiliateId, { kind: `form-${outcome}`, values: {}, ...notificationTarget(row) })
}

/**
 * A refusal is about the person: later questionnaires need a physician too, what was approved before no longer
 * counts, and anyone who was asked before it doesn't lift it. The diver may ask again, on a later form.
 */
async function holdOthers(deps: FormsDeps, tx: Queryable, row: DocumentRow, now: Date): Promise<void> {
  const affiliateId = Number(row.affiliate_id)
  for (const other of await holdOtherOnes(tx, row)) await settleRecord(tx, other)
  await endPhysicianLinks(tx, affiliateId, now)
  await leaveQueue(deps, tx, await dropWaitingPages(tx, affiliateId))
}
