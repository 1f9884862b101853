import type { DocumentWire } from '@fathom/contract/applications'
import type { User } from '@fathom/domain/session'
import type { Queryable } from '../../../platform/database/index.ts'
import { fileNameOf, taggedName } from '../../../platform/uploads/index.ts'
import { reader, VISIBLE } from '../application.store.ts'

export type DocumentRow = {
  applicationId: string
  applicantId: number
  id: string
  name: string
  size: number
  type: DocumentWire['type']
  createdAt: Date
  completedAt: Date
  deletedAt: Date | null
  fileTag: string
}

export type DocumentPlace = Pick<DocumentRow, 'applicationId' | 'id'>

export const documentKey = ({ applicationId, ...file }: DocumentPlace & Pick<DocumentRow, 'fileTag'>) =>
  `applications/${applicationId}/${taggedName(file)}/document`

export const documentOf = ({ id, name, type, size, completedAt }: DocumentRow): DocumentWire => ({
  ...{ id, name: fileNameOf(name, type), type, size, addedAt: completedAt.toISOString() },
})

const ROWS = `select d.application_id as "applicationId", applicant_id::float8 as "applicantId", d.id, d.name, d.size,
    d.type, d.created_at as "createdAt", d.completed_at as "completedAt", d.deleted_at as "deletedAt", d.file_tag as "fileTag"
  from application_document d join application on application.id = d.application_id`

const PRESENT = 'd.deleted_at is null'

/** Visible to everyone who may read the application, oldest first. */
export const listDocuments = (db: Queryable, caller: User, applicationId: string): Promise<DocumentRow[]> =>
  db.query<DocumentRow>(
    `${ROWS} where ${VISIBLE} and ${PRESENT} and d.application_id = $5 order by d.completed_at, d.id`,
    [...reader(caller), applicationId],
  )

export async function findDocument(
  db: Queryable,
  caller: User,
  { applicationId, id }: DocumentPlace,
): Promise<DocumentRow | undefined> {
  const [row] = await db.query<DocumentRow>(
    `${ROWS} where ${VISIBLE} and ${PRESENT} and d.application_id = $5 and d.id = $6`,
    [...reader(caller), applicationId, id],
  )
  return row
}

/** Also a removed one, for the applicant. */
export async function findOwn(
  tx: Queryable,
  applicationId: string,
  id: string,
): Promise<DocumentRow | undefined> {
  const [row] = await tx.query<DocumentRow>(`${ROWS} where d.application_id = $1 and d.id = $2`, [
    applicationId,
    id,
  ])
  return row
}

export async function countDocuments(tx: Queryable, applicationId: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    'select count(*)::int as count from application_document where application_id = $1 and deleted_at is null',
    [applicationId],
  )
  return row?.count ?? 0
}

export async function insertDocument(
  tx: Queryable,
  row: DocumentPlace & Pick<DocumentRow, 'name' | 'size' | 'type' | 'fileTag'>,
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into application_document (application_id, id, name, size, type, created_at, completed_at, file_tag)
     values ($1, $2, $3, $4, $5, $6, $6, $7)`,
    [row.applicationId, row.id, row.name, row.size, row.type, now, row.fileTag],
  )
}

export async function setDeleted(
  tx: Queryable,
  { applicationId, id }: DocumentPlace,
  deletedAt: Date | null,
): Promise<void> {
  await tx.query('update application_document set deleted_at = $3 where application_id = $1 and id = $2', [
    applicationId,
    id,
    deletedAt,
  ])
}

export async function deleteDocument(tx: Queryable, { applicationId, id }: DocumentPlace): Promise<void> {
  await tx.query('delete from application_document where application_id = $1 and id = $2', [
    applicationId,
    id,
  ])
}

export const listDocumentsOf = (db: Queryable, applicantId: number): Promise<DocumentRow[]> =>
  db.query<DocumentRow>(`${ROWS} where applicant_id = $1 order by d.created_at, d.id`, [applicantId])

/** Documents that were removed before this time. */
export const listExpired = (db: Queryable, before: Date): Promise<DocumentRow[]> =>
  db.query<DocumentRow>(`${ROWS} where d.deleted_at < $1 limit 200`, [before])
