import type {
  EvaluationWire,
  FormListingWire,
  FormOutcomesWire,
  FormRecordWire,
  FormsSearchQuery,
} from '@fathom/contract/forms'
import { type FormName, formState, formStatus, isExpired, validUntil } from '@fathom/domain/forms'
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
import { type Cosigners, readCosigners } from './origins.ts'
import { getSignedDocument, recordOf, type SignedDocument } from './read-document.ts'
import { signedFacts } from './signed-facts.ts'
import { listWithOtherDetails } from './signer-details.ts'

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
  /** The documents with other details than the account has now. */
  others: ReadonlySet<string>
  now: Date
}

const listingOf = (
  row: DocumentRow,
  { links, cosigners, evaluationOf, others, now }: Surroundings,
): FormListingWire => ({
  id: row.id,
  ...formStatus(isMedicalRequired(row)),
  name: row.form,
  url: PAGE[row.form],
  downloadUrl: `/api/forms/documents/${row.id}/file`,
  createdDate: row.created_at.toISOString(),
  isGuardianAwaited: row.signed_at === null,
  validUntil: validUntil(row.created_at).toISOString(),
  isExpired: isExpired(row.created_at, now),
  isDetailsChanged: others.has(row.id),
  version: row.definition_version,
  physician: physicianState(row),
  isAfterDecline: row.after_decline,
  physicianLink: findSentLink(links, { documentId: row.id, role: 'physician' }, now),
  guardianLink: findSentLink(links, { documentId: row.id, role: 'guardian' }, now),
  physicianOrigin: cosigners.physicianOf(row)?.origin ?? null,
  guardianOrigin: cosigners.guardianOf(row)?.origin ?? null,
  evaluation: evaluationOf(row.id),
})

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
  const others = await listWithOtherDetails(deps, db, rows)
  return rows.map((row) => listingOf(row, { links, cosigners, evaluationOf, others, now }))
}

/** What a signed form is worth now: as in a standing, except that every form is listed, not only the newest. */
function teacherOutcome(
  row: DocumentRow,
  { others, now }: Pick<Surroundings, 'others' | 'now'>,
): FormOutcomesWire[number]['outcome'] {
  const state = formState(signedFacts(row, others), now)
  if (state === 'missing' || state === 'guardian-awaited') throw new Error('the form is not signed')
  return state
}

/** What a store or an instructor sees about a student. No sealed content is opened for it. */
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
  const others = await listWithOtherDetails(deps, db, rows)
  return rows
    .filter(({ signed_at }) => signed_at !== null)
    .map((row) => ({
      form: row.form,
      definitionVersion: row.definition_version,
      status: formStatus(isMedicalRequired(row)).status,
      outcome: teacherOutcome(row, { others, now }),
      createdDate: row.created_at.toISOString(),
    }))
}
