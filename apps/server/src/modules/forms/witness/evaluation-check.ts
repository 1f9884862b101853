import type {
  EvaluationRefusalWire,
  EvaluationSeenWire,
  SeenEvaluationWire,
  SettledPagesWire,
} from '@fathom/contract/forms'
import { containsPerson } from '@fathom/domain/forms'
import type { User } from '@fathom/domain/session'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { findDecline, lockQuestionnaires } from '../documents/declined.store.ts'
import { getSignedDocument } from '../documents/read-document.ts'
import { getOwner } from '../documents/signer-details.ts'
import { confirmPage, getAwaiting, mustWait, refusePage } from '../evaluations/decide-page.ts'
import {
  type EvaluationRow,
  evaluationOf,
  findEvaluation,
  listEvaluations,
} from '../evaluations/evaluation.store.ts'
import { readPage } from '../evaluations/evaluation-upload.ts'
import type { FormsDeps } from '../forms.deps.ts'
import { hasOpened } from '../reading.store.ts'
import { confirmedBy, mustTeach, noteTeacher, type Witness } from './witness.ts'

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

/** Whom the page must name. */
export async function readEvaluation(deps: FormsDeps, caller: User, of: Page): Promise<SeenEvaluationWire> {
  const page = await getPage(deps, deps.db, caller, of)
  mustWait(page)
  const row = await getAwaiting(deps, deps.db, of.affiliateId, page)
  const { answers } = await getSignedDocument(deps, deps.db, row)
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

/** TS-03: what a clearance on paper rests on, and the newest page if someone didn't accept it. */
export async function listSettled(
  deps: FormsDeps,
  caller: User,
  affiliateId: number,
): Promise<SettledPagesWire> {
  await mustTeach(deps, caller, affiliateId)
  const pages = (await listEvaluations(deps.db, affiliateId)).filter(({ state }) => state !== 'replaced')
  await noteTeacher(deps, caller, affiliateId, { documentId: null, what: 'outcome' })
  return pages.flatMap((page, at) => {
    const { state, ...shown } = evaluationOf(deps, page) ?? { state: 'waiting' }
    const isListed = state === 'confirmed' || (state === 'refused' && at === 0)
    return isListed && 'by' in shown ? [{ ...shown, state, by: shown.by ?? '' }] : []
  })
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
  { staffName, ...decision }: EvaluationSeenWire,
): Promise<void> {
  await getPage(deps, deps.db, caller, of)
  const diver = await getOwner(deps, deps.db, of.affiliateId)
  const by = confirmedBy(caller, staffName, diver.name)
  if (staffName && containsPerson(decision.name, staffName)) throw new Problem('physician-is-teacher', 422)
  await deps.mustBeFresh(caller, cookie)
  await deps.db.transaction(async (tx) => {
    await lockQuestionnaires(tx, of.affiliateId)
    const page = await getPage(deps, tx, caller, of, 'for update')
    mustWait(page)
    await mustHaveOpened(tx, caller, of, page)
    const { affiliateId } = of
    await confirmPage(deps, tx, { affiliateId, page, by, byId: caller.affiliateId }, decision)
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
    const { affiliateId } = of
    await refusePage(deps, tx, { affiliateId, page, by, byId: caller.affiliateId }, reason)
  })
}
