import type {
  EvaluationWire,
  FormListingWire,
  FormOutcomesWire,
  FormRecordWire,
  FormsSearchQuery,
} from '@fathom/contract/forms'
import { type FormName, formStatus } from '@fathom/domain/forms'
import type { User } from '@fathom/domain/session'
import { Problem } from '../../../platform/problem.ts'
import { readEvaluations } from '../evaluations/evaluation.store.ts'
import type { FormsDeps } from '../forms.deps.ts'
import { type Link, listLinks } from '../links/link.store.ts'
import { findSentLink } from '../links/sent-link.ts'
import { noteReading, type Reading } from '../reading.store.ts'
import {
  type DocumentRow,
  findDocument,
  findDocumentOfBlob,
  isMedicalRequired,
  isPhysicianRequired,
  listDocuments,
} from './document.store.ts'
import { type FormStanding, readStandings } from './form-standing.ts'
import { hasUnconfirmedAge } from './list-due.ts'
import { type Cosigners, readCosigners } from './origins.ts'
import { getSignedDocument, recordOf, type SignedDocument } from './read-document.ts'

const PAGE: Readonly<Record<FormName, string>> = {
  'medical-questionnaire': '/training/medical-form',
  'liability-release': '/training/forms-applications',
}

const physicianState = (row: DocumentRow) => {
  if (row.declined_since) return 'declined'
  return isPhysicianRequired(row) ? (row.physician_outcome ?? 'awaited') : 'none'
}

type Surroundings = {
  links: readonly Link[]
  cosigners: Cosigners
  evaluationOf: (documentId: string) => EvaluationWire | null
  standingOf: (row: DocumentRow) => FormStanding
  /** TS-05: a guardian signs only until someone has checked the birth date. */
  isAdultUnconfirmed: boolean
  now: Date
}

function listingOf(
  row: DocumentRow,
  { links, cosigners, evaluationOf, standingOf, isAdultUnconfirmed, now }: Surroundings,
): FormListingWire {
  const { state, end, declinedAt, approvalEndedAt, isDetailsChanged, isGuardianAwaited, ...standing } =
    standingOf(row)
  const { request, openRequest, answersChangedAt, isGuardianRefused } = standing
  return {
    id: row.id,
    ...formStatus(isMedicalRequired(row)),
    name: row.form,
    url: PAGE[row.form],
    downloadUrl: `/api/forms/documents/${row.id}/file`,
    createdDate: row.created_at.toISOString(),
    state,
    request,
    answersChangedAt: answersChangedAt?.toISOString() ?? null,
    isGuardianAwaited,
    ...(isGuardianRefused && { isGuardianRefused }),
    ...(isAdultUnconfirmed && { isBirthDateUnconfirmed: true }),
    validUntil: end.toISOString(),
    isExpired: end <= now,
    isDetailsChanged,
    version: row.definition_version,
    physician: physicianState(row),
    isAfterDecline: row.after_decline,
    declinedAt: declinedAt?.toISOString() ?? null,
    decision: cosigners.decisionOf(row),
    approvalEndedAt: approvalEndedAt?.toISOString() ?? null,
    physicianLink: findSentLink(links, { documentId: row.id, role: 'physician' }, now),
    openRequest: openRequestOf(openRequest, links, now),
    guardianLink: findSentLink(links, { documentId: row.id, role: 'guardian' }, now),
    physicianOrigin: cosigners.physicianOf(row)?.origin ?? null,
    guardianOrigin: cosigners.guardianOf(row)?.origin ?? null,
    evaluation: evaluationOf(row.id),
  }
}

function openRequestOf(documentId: string | null, links: readonly Link[], now: Date) {
  const link = documentId && findSentLink(links, { documentId, role: 'physician' }, now)
  return link ? { documentId, link } : undefined
}

const ownReading = ({ affiliateId }: User, what: Reading['what'], documentId: string | null): Reading => ({
  affiliateId,
  documentId,
  reader: 'self',
  readerId: affiliateId,
  what,
})

async function readDocument(
  deps: FormsDeps,
  caller: User,
  row: DocumentRow | undefined,
): Promise<SignedDocument> {
  if (!row) throw new Problem('not-found', 404)
  const document = await getSignedDocument(deps, deps.db, row)
  await noteReading(deps.db, ownReading(caller, 'document', row.id), deps.clock.now())
  return document
}

export const readOwnDocument = async (deps: FormsDeps, caller: User, documentId: string) =>
  readDocument(deps, caller, await findDocument(deps.db, { affiliateId: caller.affiliateId, documentId }))

/** CA-36. Another person's id finds nothing, because every query filters by owner. */
export async function searchForms(
  deps: FormsDeps,
  caller: User,
  query: FormsSearchQuery,
): Promise<FormListingWire[] | FormRecordWire[]> {
  const { db, clock } = deps
  if ('documentId' in query) return [recordOf(await readOwnDocument(deps, caller, query.documentId))]
  if ('blobId' in query)
    return [
      recordOf(
        await readDocument(deps, caller, await findDocumentOfBlob(db, caller.affiliateId, query.blobId)),
      ),
    ]
  const rows = await listDocuments(db, caller.affiliateId, query.type)
  const now = clock.now()
  const links = await listLinks(deps, db, caller.affiliateId)
  const cosigners = await readCosigners(deps, db, [caller.affiliateId])
  await noteReading(db, ownReading(caller, 'list', null), now)
  const evaluationOf = await readEvaluations(deps, db, caller.affiliateId)
  const standingOf = await readStandings(deps, db, rows, now)
  const isAdultUnconfirmed = await hasUnconfirmedAge(deps, db, caller.affiliateId, now)
  const around = { links, cosigners, evaluationOf, standingOf, isAdultUnconfirmed, now }
  return rows.map((row) => listingOf(row, around))
}

/** What a signed form is worth now: as in a standing, except that every form is listed, not only the newest. */
function teacherOutcome({ state }: FormStanding): FormOutcomesWire[number]['outcome'] {
  if (state === 'missing') throw new Error('the form is not signed')
  return state
}

/** What a store or an instructor sees about a student. No answer is opened for it. */
export async function listOutcomes(
  deps: FormsDeps,
  caller: User,
  affiliateId: number,
): Promise<FormOutcomesWire> {
  const { db, clock } = deps
  const now = clock.now()
  if (!(await deps.doesTeach(caller, affiliateId))) throw new Problem('not-yours', 403)
  const rows = await listDocuments(db, affiliateId, 'diver')
  const reader = { reader: 'teacher', readerId: caller.affiliateId, what: 'outcome' } as const
  await noteReading(db, { affiliateId, documentId: null, ...reader }, now)
  const standingOf = await readStandings(deps, db, rows, now)
  const cosigners = await readCosigners(deps, db, [affiliateId])
  return rows.map((row) => {
    const standing = standingOf(row)
    return {
      form: row.form,
      definitionVersion: row.definition_version,
      status: formStatus(isMedicalRequired(row)).status,
      outcome: teacherOutcome(standing),
      createdDate: row.created_at.toISOString(),
      validUntil: standing.end.toISOString(),
      declinedAt: standing.declinedAt?.toISOString() ?? null,
      decision: cosigners.decisionOf(row),
      approvalEndedAt: standing.approvalEndedAt?.toISOString() ?? null,
      request: standing.request,
      answersChangedAt: standing.answersChangedAt?.toISOString() ?? null,
    }
  })
}
