import { applicationFields } from '@fathom/domain/applications'
import { plainPrice } from '@fathom/domain/shop'
import type { Queryable } from '../../platform/database/index.ts'
import type { Module } from '../../platform/module.ts'
import type { Item, OwnDataPart } from '../../platform/own-data.ts'
import { type ApplicationRow, listOwn } from './application.store.ts'
import { FIELD_STORAGE } from './application-fields.ts'
import type { ApplicationsDeps } from './applications.deps.ts'
import { applicationsArchiveWords } from './archive-words.ts'
import { type DocumentRow, documentKey, documentOf, listDocumentsOf } from './documents/document.store.ts'
import { documentUploads } from './documents/document-upload.ts'
import { dropDocument } from './documents/remove-document.ts'
import { listHistory } from './history.store.ts'
import { typeName } from './reading/type-name.ts'

/**
 * How a person got a rating is a training record: it stays under their number, without address, name or free
 * text.
 */
export const applicationsOwnData = (deps: ApplicationsDeps): OwnDataPart & Pick<Module, 'forgetPerson'> => ({
  archiveWords: applicationsArchiveWords,
  ownData: async (db, affiliateId) => {
    const documents = (await listDocumentsOf(db, affiliateId)).filter(isPresent)
    const rows = await listOwn(db, affiliateId)
    return { forms: await Promise.all(rows.map((row) => recordOf(db, row, documents))) }
  },
  ownFiles: async (db, affiliateId) =>
    (await listDocumentsOf(db, affiliateId))
      .filter(isPresent)
      .map((row) => ({ id: row.id, name: documentOf(row).name, key: documentKey(row) })),
  forgetPerson: async (tx, affiliateId) => {
    for (const row of await listDocumentsOf(tx, affiliateId)) await dropDocument(deps, tx, row)
    await documentUploads(deps).forgetPerson(tx, affiliateId)
    await forgetApplications(tx, affiliateId)
  },
})

const isPresent = ({ deletedAt }: DocumentRow) => deletedAt === null

async function forgetApplications(tx: Queryable, affiliateId: number): Promise<void> {
  await tx.query(`delete from application where applicant_id = $1 and submitted_at is null`, [affiliateId])
  await tx.query(
    `update application_move m set reason = '' from application a
     where a.id = m.application_id and a.applicant_id = $1`,
    [affiliateId],
  )
  await tx.query(
    `insert into application_move (application_id, version, move, from_status, to_status, by_id, by_role, reason, at)
     select id, version + 1, 'cancel', status, 'Canceled', applicant_id, 'applicant', '', now()
     from application where applicant_id = $1 and status not in ('Canceled', 'Complete')`,
    [affiliateId],
  )
  await tx.query(
    `update application set ${forgottenFields()}, facts = null,
       status = case when status = 'Complete' then status else 'Canceled' end, version = version + 1
     where applicant_id = $1`,
    [affiliateId],
  )
}

const forgottenFields = () =>
  applicationFields
    .map((field) => FIELD_STORAGE[field])
    .flatMap(({ column, forgotten }) => (forgotten === undefined ? [] : [`${column} = ${forgotten}`]))
    .join(', ')

const fieldsOf = (row: ApplicationRow): Item =>
  Object.fromEntries(
    applicationFields.map((field) => {
      const { name, contentOf } = FIELD_STORAGE[field].archive
      return [name, contentOf ? contentOf(row) : row[field]]
    }),
  )

async function recordOf(db: Queryable, row: ApplicationRow, documents: readonly DocumentRow[]) {
  return {
    id: row.id,
    title: typeName(row.typeId, 'en-US'),
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.submittedAt?.toISOString() ?? null,
    ...fieldsOf(row),
    documents: documents
      .filter(({ applicationId }) => applicationId === row.id)
      .map(({ id, name, completedAt }) => ({ id, name, at: completedAt.toISOString() })),
    total: plainPrice({ amount: row.feeAmount, currency: row.feeCurrency }),
    changes: (await listHistory(db, row.id)).map(({ at, from, to, reason }) => ({
      ...{ at: at.toISOString(), before: from, after: to, reason },
    })),
  }
}
