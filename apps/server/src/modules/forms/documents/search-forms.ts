import type {
  FormListingWire,
  FormOutcomesWire,
  FormRecordWire,
  FormsSearchQuery,
} from '@fathom/contract/forms'
import { type FormName, formStatus, isExpired, type LinkRole, validUntil } from '@fathom/domain/forms'
import type { User } from '@fathom/domain/session'
import { Problem } from '../../../platform/problem.ts'
import type { FormsDeps } from '../forms.deps.ts'
import { listOpenLinks, type OpenLink } from '../links/link.store.ts'
import { noteReading, type Reading } from '../reading.store.ts'
import {
  type DocumentRow,
  findDocument,
  findDocumentOfBlob,
  isMedicalRequired,
  isPhysicianRequired,
  listDocuments,
} from './document.store.ts'
import { getSignedDocument, recordOf, type SignedDocument } from './read-document.ts'

const PAGE: Readonly<Record<FormName, string>> = {
  'medical-questionnaire': '/training/medical-form',
  'liability-release': '/training/forms-applications',
}

const physicianState = (row: DocumentRow) =>
  isPhysicianRequired(row) ? (row.physician_outcome ?? 'awaited') : 'none'

const listingOf = (row: DocumentRow, links: readonly OpenLink[], now: Date): FormListingWire => ({
  id: row.id,
  ...formStatus(isMedicalRequired(row)),
  name: row.form,
  url: PAGE[row.form],
  downloadUrl: `/api/forms/documents/${row.id}/file`,
  createdDate: row.created_at.toISOString(),
  isGuardianAwaited: row.signed_at === null,
  validUntil: validUntil(row.created_at).toISOString(),
  isExpired: isExpired(row.created_at, now),
  version: row.definition_version,
  physician: physicianState(row),
  isAfterDecline: row.after_decline,
  physicianLinkEnds: endOf(links, row, 'physician'),
  guardianLinkEnds: endOf(links, row, 'guardian'),
})

const endOf = (links: readonly OpenLink[], { id }: DocumentRow, role: LinkRole): string | null =>
  links.find((link) => link.documentId === id && link.role === role)?.expiresAt.toISOString() ?? null

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
  const links = await listOpenLinks(db, caller.affiliateId, clock.now())
  await noteReading(db, ownReading(caller, 'list', null), clock.now())
  return rows.map((row) => listingOf(row, links, clock.now()))
}

/** Cleared, waiting for a physician, or the physician's decision. */
function teacherOutcome(row: DocumentRow): FormOutcomesWire[number]['outcome'] {
  if (!isMedicalRequired(row)) return 'cleared'
  return row.physician_outcome === 'declined' ? 'declined' : 'physician-awaited'
}

/** What a store or an instructor sees about a student. No sealed content is opened for it. */
export async function listOutcomes(
  { db, clock, doesTeach }: FormsDeps,
  caller: User,
  affiliateId: number,
): Promise<FormOutcomesWire> {
  if (!(await doesTeach(caller, affiliateId))) throw new Problem('not-yours', 403)
  const rows = await listDocuments(db, affiliateId, 'diver')
  const reader = { reader: 'teacher', readerId: caller.affiliateId, what: 'outcome' } as const
  await noteReading(db, { affiliateId, documentId: null, ...reader }, clock.now())
  return rows
    .filter(({ signed_at }) => signed_at !== null)
    .map((row) => ({
      form: row.form,
      definitionVersion: row.definition_version,
      status: formStatus(isMedicalRequired(row)).status,
      outcome: teacherOutcome(row),
      createdDate: row.created_at.toISOString(),
    }))
}
