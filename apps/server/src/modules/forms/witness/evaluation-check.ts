import type {
  ConfirmedPagesWire,
  EvaluationRefusalWire,
  EvaluationSeenWire,
  SeenEvaluationWire,
} from '@fathom/contract/forms'
import { containsPerson } from '@fathom/domain/forms'
import type { User } from '@fathom/domain/session'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { findDecline, lockQuestionnaires, mustAwaitPhysician } from '../documents/declined.store.ts'
import { findDocument } from '../documents/document.store.ts'
import { notificationTarget } from '../documents/notification-target.ts'
import { mustBePhysician, physicianDecides } from '../documents/physician-decides.ts'
import { getSignedDocument } from '../documents/read-document.ts'
import { getOwner, mustBeSignedAsOwner } from '../documents/signer-details.ts'
import {
  type EvaluationRow,
  evaluationOf,
  findEvaluation,
  listEvaluations,
  settleEvaluation,
} from '../evaluations/evaluation.store.ts'
import { readPage } from '../evaluations/evaluation-upload.ts'
import type { FormsDeps } from '../forms.deps.ts'
import { publishChange } from '../publish-change.ts'
import { hasOpened } from '../reading.store.ts'
import { confirmedBy, mustTeach, noteTeacher, originOf, type Witness } from './witness.ts'

type Page = { affiliateId: number; evaluationId: string }

async function getPage(
  deps: FormsDeps,
  db: Queryable,
  caller: User,
  { affiliateId, evaluationId: id }: Page,
  lock: 'for update' | '' = '',
): Promise<EvaluationRow> {
  await mustTeach(deps, caller, affiliateId)
  const page = await findEvaluation(db, { affiliateId, id }, lock)
  if (!page) throw new Problem('not-found', 404)
  return page
}

const mustWait = ({ state }: EvaluationRow) => {
  if (state !== 'waiting') throw new Problem('already-decided', 409)
}

async function getPaged(deps: FormsDeps, db: Queryable, affiliateId: number, page: EvaluationRow) {
  const row = await findDocument(db, { affiliateId, documentId: page.document_id })
  if (!row) throw new Problem('nobody-awaited', 409)
  await mustAwaitPhysician(db, row, deps.clock.now())
  await mustBeSignedAsOwner(deps, db, row)
  return getSignedDocument(deps, db, row)
}

/** Whom the page must name. */
export async function readEvaluation(deps: FormsDeps, caller: User, of: Page): Promise<SeenEvaluationWire> {
  const page = await getPage(deps, deps.db, caller, of)
  mustWait(page)
  const { answers } = await getPaged(deps, deps.db, of.affiliateId, page)
  const declinedAt = await findDecline(deps.db, of.affiliateId, deps.clock.now())
  return {
    memberName: answers.memberName,
    birthDate: answers.birthDate ?? '',
    type: page.type,
    uploadedAt: page.uploaded_at.toISOString(),
    declinedAt: declinedAt?.toISOString() ?? null,
  }
}

/**
 * The page itself has name, outcome and the physician's details, and no answers. One that was confirmed stays
 * open: it's what the clearance rests on.
 */
export async function readEvaluationFile(deps: FormsDeps, caller: User, of: Page) {
  const page = await getPage(deps, deps.db, caller, of)
  if (page.state !== 'confirmed') mustWait(page)
  await noteTeacher(deps, caller, of.affiliateId, { documentId: page.document_id, what: 'document' })
  return {
    type: page.type,
    bytes: await readPage(deps, { affiliateId: of.affiliateId, id: page.id, fileTag: page.file_tag }),
  }
}

/** TS-03: what a clearance on paper rests on. */
export async function listConfirmed(
  deps: FormsDeps,
  caller: User,
  affiliateId: number,
): Promise<ConfirmedPagesWire> {
  await mustTeach(deps, caller, affiliateId)
  const pages = (await listEvaluations(deps.db, affiliateId)).filter(({ state }) => state === 'confirmed')
  await noteTeacher(deps, caller, affiliateId, { documentId: null, what: 'outcome' })
  return pages.map((page) => ({
    id: page.id,
    uploadedAt: page.uploaded_at.toISOString(),
    by: evaluationOf(deps, page)?.by ?? '',
  }))
}

/** Only pages of one document that wait or were confirmed can be opened, so this one was, not one before it. */
async function mustHaveOpened(db: Queryable, caller: User, { affiliateId }: Page, page: EvaluationRow) {
  const of = {
    affiliateId,
    documentId: page.document_id,
    readerId: caller.affiliateId,
    reader: 'teacher',
  } as const
  if (!(await hasOpened(db, of, page.uploaded_at))) throw new Problem('page-not-opened', 409)
}

/** TS-03: someone has seen the page, proves who they are, and says what it says. Only now it counts. */
export async function confirmEvaluation(
  deps: FormsDeps,
  { caller, cookie }: Witness,
  of: Page,
  { confirmed: _, staffName, ...decision }: EvaluationSeenWire,
): Promise<void> {
  await getPage(deps, deps.db, caller, of)
  const diver = await getOwner(deps, deps.db, of.affiliateId)
  const by = confirmedBy(caller, staffName, diver.name)
  if (staffName && containsPerson(decision.name, staffName)) throw new Problem('physician-is-teacher', 422)
  await deps.mustBeFresh(caller, cookie)
  await deps.db.transaction(async (tx) => {
    await lockQuestionnaires(tx, of.affiliateId)
    const now = deps.clock.now()
    const page = await getPage(deps, tx, caller, of, 'for update')
    mustWait(page)
    await mustHaveOpened(tx, caller, of, page)
    const { row } = await getPaged(deps, tx, of.affiliateId, page)
    await mustBePhysician(deps, tx, of.affiliateId, { ...decision, askedAt: null })
    await settle(deps, tx, of, { state: 'confirmed', reason: null, by, byId: caller.affiliateId })
    await physicianDecides(deps, tx, row, { ...decision, origin: originOf(by, 'paper', now) })
  })
}

/** The page isn't accepted; the diver reads why and may upload another. */
export async function refuseEvaluation(
  deps: FormsDeps,
  caller: User,
  of: Page,
  { reason, staffName }: EvaluationRefusalWire,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const page = await getPage(deps, tx, caller, of, 'for update')
    mustWait(page)
    const { name } = await getOwner(deps, tx, of.affiliateId)
    const by = confirmedBy(caller, staffName, name)
    await settle(deps, tx, of, { state: 'refused', reason, by, byId: caller.affiliateId })
    await publishChange(deps, tx, of.affiliateId)
    const about = notificationTarget({ id: page.document_id })
    await deps.notify(tx, of.affiliateId, { kind: 'evaluation-refused', values: {}, ...about })
  })
}

const settle = (
  deps: FormsDeps,
  tx: Queryable,
  { affiliateId, evaluationId: id }: Page,
  verdict: { state: 'confirmed' | 'refused'; reason: string | null; by: string; byId: number },
) => settleEvaluation(deps, tx, { affiliateId, id }, { ...verdict, now: deps.clock.now() })
