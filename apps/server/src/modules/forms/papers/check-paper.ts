import type { PaperRefusalWire, PaperSeenWire, WaitingPaperWire } from '@fathom/contract/forms'
import { containsPerson } from '@fathom/domain/forms'
import type { User } from '@fathom/domain/session'
import { audit } from '../../../platform/audit/index.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { mustBeAboutOthers } from '../../../platform/staff-rights/index.ts'
import { findDecline, lockQuestionnaires } from '../documents/declined.store.ts'
import { getOwner } from '../documents/signer-details.ts'
import { confirmPage, getAwaiting, mustWait, refusePage } from '../evaluations/decide-page.ts'
import { findPaper, type PaperRow } from '../evaluations/evaluation.store.ts'
import { readPage } from '../evaluations/evaluation-upload.ts'
import type { FormsDeps } from '../forms.deps.ts'
import { hasOpened, noteReading } from '../reading.store.ts'
import { nameOf } from '../witness/witness.ts'
import { PAPERS } from './leave-queue.ts'

export const isChecking = ({ flags }: Pick<FormsDeps, 'flags'>): boolean => flags.current().officeChecksPapers

/** A page that waits, for someone who isn't the diver. While the office doesn't check pages, there is none. */
async function getPaper(
  deps: FormsDeps,
  tx: Queryable,
  { affiliateId }: User,
  id: string,
  lock: 'for update' | '' = '',
): Promise<PaperRow> {
  const page = isChecking(deps) ? await findPaper(tx, id, lock) : undefined
  if (!page) throw new Problem('not-found', 404)
  mustBeAboutOthers(affiliateId, page.affiliateId)
  mustWait(page)
  return page
}

const auditOf = ({ affiliateId: actor }: User, { affiliateId: subject }: PaperRow, id: string) => ({
  ...{ actor, subject },
  object: { kind: 'paper', id },
})

/** The name of the diver, and never an answer: what staff compare the page with. */
export async function readPaper(
  deps: FormsDeps,
  db: Queryable,
  caller: User,
  id: string,
): Promise<WaitingPaperWire | undefined> {
  const page = await findPaper(db, id)
  if (page?.state !== 'waiting') return undefined
  const { affiliateId, document_id: documentId } = page
  const now = deps.clock.now()
  const { name, birthDate } = await getOwner(deps, db, affiliateId)
  const reading = { affiliateId, documentId, readerId: caller.affiliateId } as const
  await noteReading(db, { ...reading, reader: 'office', what: 'outcome' }, now)
  return {
    id,
    affiliateId,
    memberName: name,
    birthDate,
    type: page.type,
    uploadedAt: page.uploaded_at.toISOString(),
    declinedAt: (await findDecline(db, affiliateId, now))?.toISOString() ?? null,
    isConfirmable: await isConfirmable(deps, db, page),
  }
}

async function isConfirmable(deps: FormsDeps, db: Queryable, page: PaperRow): Promise<boolean> {
  try {
    await getAwaiting(deps, db, page.affiliateId, page)
    return true
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
}

/** Only the one who works on it opens the page, and each opening is in the diver's record and in the audit log. */
export async function openPaper(deps: FormsDeps, caller: User, id: string) {
  const page = await deps.db.transaction(async (tx) => {
    const opened = await getPaper(deps, tx, caller, id)
    await deps.queues.mustBeFree(tx, caller, { kind: PAPERS, id })
    await deps.queues.changed(tx, PAPERS)
    const { affiliateId, document_id: documentId } = opened
    const reading = { affiliateId, documentId, readerId: caller.affiliateId } as const
    await noteReading(tx, { ...reading, reader: 'office', what: 'document' }, deps.clock.now())
    await audit(tx, { ...auditOf(caller, opened, id), action: 'paper-opened' })
    return opened
  })
  const { affiliateId, file_tag: fileTag, type } = page
  return { type, bytes: await readPage(deps, { affiliateId, id: page.id, fileTag }) }
}

/** Staff act for the organization, so its name follows theirs, as the one of a dive center does. */
const byOffice = (caller: User) => `${nameOf(caller)} (Fathom)`

type Caller = { caller: User; cookie: string | undefined }

/** TS-03: staff have seen the page, prove who they are, and say what it says. It counts as the teacher's check does. */
export async function confirmPaper(
  deps: FormsDeps,
  { caller, cookie }: Caller,
  id: string,
  decision: PaperSeenWire,
): Promise<void> {
  const { affiliateId } = await getPaper(deps, deps.db, caller, id)
  if (containsPerson(decision.name, nameOf(caller))) throw new Problem('physician-is-signer', 422)
  await deps.mustBeFresh(caller, cookie)
  await deps.db.transaction(async (tx) => {
    await lockQuestionnaires(tx, affiliateId)
    const page = await getPaper(deps, tx, caller, id, 'for update')
    await deps.queues.mustBeFree(tx, caller, { kind: PAPERS, id })
    await mustHaveOpened(tx, caller, page)
    await audit(tx, { ...auditOf(caller, page, id), action: 'paper-confirmed' })
    const by = { by: byOffice(caller), byId: caller.affiliateId }
    await confirmPage(deps, tx, { affiliateId, page, ...by }, decision)
  })
}

async function mustHaveOpened(tx: Queryable, { affiliateId: readerId }: User, page: PaperRow): Promise<void> {
  const { affiliateId, document_id: documentId } = page
  const isOpened = await hasOpened(
    tx,
    { affiliateId, documentId, readerId, reader: 'office' },
    page.uploaded_at,
  )
  if (!isOpened) throw new Problem('page-not-opened', 409)
}

/** The reason is for the diver. It isn't in the audit log, because it can be about health. */
export function refusePaper(
  deps: FormsDeps,
  caller: User,
  id: string,
  { reason }: PaperRefusalWire,
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const page = await getPaper(deps, tx, caller, id, 'for update')
    await deps.queues.mustBeFree(tx, caller, { kind: PAPERS, id })
    await audit(tx, { ...auditOf(caller, page, id), action: 'paper-refused' })
    const { affiliateId } = page
    await refusePage(deps, tx, { affiliateId, page, by: byOffice(caller), byId: caller.affiliateId }, reason)
  })
}
