import { type Answers, formStatus, type Place } from '@fathom/domain/forms'
import type { Queryable } from '../../platform/database/index.ts'
import type { Module } from '../../platform/module.ts'
import type { OwnDataPart } from '../../platform/own-data.ts'
import { formsArchiveWords } from './archive-words.ts'
import { isMedicalRequired, listDocuments } from './documents/document.store.ts'
import { findSignedDocument, type SignedDocument, signedBy } from './documents/read-document.ts'
import { forgetPages } from './evaluations/evaluation-upload.ts'
import type { FormsDeps } from './forms.deps.ts'
import { noteReading } from './reading.store.ts'
import { openContent } from './sealing.ts'

const listAnswers = (answers: Answers) =>
  Object.entries(answers).map(([question, result]) => ({ question, result }))

const signersOf = (document: SignedDocument) =>
  signedBy(document).map(
    ({ role, name, relationship = null, birthDate = null, signedAt, signedOnDeviceAt = null }) => ({
      kind: role,
      name,
      relationship,
      birthDate,
      signedAt,
      signedOnDeviceAt,
    }),
  )

/** The owner's archive contains the decrypted answers, and opening them is logged like any other read. */
async function listOwnDocuments(deps: FormsDeps, db: Queryable, affiliateId: number) {
  const rows = [
    ...(await listDocuments(db, affiliateId, 'diver')),
    ...(await listDocuments(db, affiliateId, 'member')),
  ]
  const documents = []
  for (const row of rows) {
    const document = await findSignedDocument(deps, db, row)
    documents.push({
      id: row.id,
      name: row.form,
      version: row.definition_version,
      language: row.language,
      status: formStatus(isMedicalRequired(row)).status,
      createdAt: row.created_at,
      signedAt: row.signed_at,
      answers: listAnswers(document?.answers.answers ?? {}),
      signatures: document ? signersOf(document) : [],
      decidedBy: document?.physician?.name ?? null,
      decidedAt: document?.physician?.decidedAt ?? null,
    })
    const reading = { affiliateId, documentId: row.id, reader: 'self', readerId: affiliateId } as const
    await noteReading(db, { ...reading, what: 'archive' }, deps.clock.now())
  }
  return documents
}

/** Forms that are filled in but not signed yet. */
async function listOwnDrafts({ secrets }: FormsDeps, db: Queryable, affiliateId: number) {
  const rows = await db.query<{ form: string; sealed: string; updated_at: Date }>(
    'select form, sealed, updated_at from form_draft where affiliate_id = $1 order by form',
    [affiliateId],
  )
  return rows.map(({ form, sealed, updated_at }) => {
    const { answers, place } = openContent<{ answers: Answers; place?: Place | null }>(secrets, sealed)
    return {
      name: form,
      updatedAt: updated_at,
      ...(place && { country: [place.country, place.region].filter(Boolean).join('-') }),
      answers: listAnswers(answers),
    }
  })
}

/** Who read which part of it, and when. */
const listReadings = (db: Queryable, affiliateId: number) =>
  db.query(
    'select reader, what, read_at as "readAt" from form_reading where affiliate_id = $1 order by read_at, id',
    [affiliateId],
  )

/**
 * A signed release stays stored, sealed, for as long as claims can be made; it identifies the person only by
 * number. Health answers are deleted with the person: only the outcome, version and date remain.
 */
async function forgetForms(
  deps: Pick<FormsDeps, 'files'>,
  tx: Queryable,
  affiliateId: number,
): Promise<void> {
  await forgetPages(deps, tx, affiliateId)
  await tx.query('delete from form_draft where affiliate_id = $1', [affiliateId])
  await tx.query('delete from form_link where affiliate_id = $1', [affiliateId])
  await tx.query('delete from guardian_contact where affiliate_id = $1', [affiliateId])
  await tx.query(
    `delete from form_blob b using form_document d where b.affiliate_id = $1 and d.affiliate_id = b.affiliate_id
       and d.id = b.document_id and d.form = 'medical-questionnaire'`,
    [affiliateId],
  )
  await tx.query(
    'update form_document set physician_sealed = null, signer_sealed = null where affiliate_id = $1',
    [affiliateId],
  )
}

export const formsOwnData = (deps: FormsDeps): OwnDataPart & Pick<Module, 'forgetPerson'> => ({
  archiveWords: formsArchiveWords,
  ownData: async (db, affiliateId) => ({
    forms: [
      ...(await db.query(
        'select id, audience, name, created_at as "createdAt", due_on::text as "dueOn", signed_at as "signedAt" from form_record where affiliate_id = $1 order by id',
        [affiliateId],
      )),
      ...(await listOwnDocuments(deps, db, affiliateId)),
      ...(await listOwnDrafts(deps, db, affiliateId)),
    ],
    readings: await listReadings(db, affiliateId),
  }),
  forgetPerson: (tx, affiliateId) => forgetForms(deps, tx, affiliateId),
})
