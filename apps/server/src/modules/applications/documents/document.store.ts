import type { DocumentWire } from '@fathom/contract/applications'
import type { User } from '@fathom/domain/session'
import type { Queryable } from '../../../platform/database/index.ts'
import { reader, VISIBLE } from '../application.store.ts'

export type DocumentRow = {
  applicationId: string
  applicantId: number
  id: string
  name: string
  size: number
  received: number
  type: DocumentWire['type'] | null
  createdAt: Date
  completedAt: Date | null
  deletedAt: Date | null
}

const ROWS = `select d.application_id as "applicationId", applicant_id::float8 as "applicantId", d.id, d.name, d.size,
    d.received, d.type, d.created_at as "createdAt", d.completed_at as "completedAt", d.deleted_at as "deletedAt"
  from application_document d join application on application.id = d.application_id`

const WHOLE = 'd.completed_at is not null and d.deleted_at is null'

/** Visible to everyone who may read the application, oldest first. */
export const listDocuments = (db: Queryable, caller: User, applicationId: string): Promise<DocumentRow[]> =>
  db.query<DocumentRow>(
    `${ROWS} where ${VISIBLE} and ${WHOLE} and d.application_id = $3 order by d.completed_at, d.id`,
    [...reader(caller), applicationId],
  )

export async function findWhole(
  db: Queryable,
  caller: User,
  { applicationId, id }: Pick<DocumentRow, 'applicationId' | 'id'>,
): Promise<DocumentRow | undefined> {
  const [row] = await db.query<DocumentRow>(
    `${ROWS} where ${VISIBLE} and ${WHOLE} and d.application_id = $3 and d.id = $4`,
    [...reader(caller), applicationId, id],
  )
  return row
}

/** In any state, for the applicant, who has the application locked. */
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

/** Counts complete and incomplete uploads. */
export async function countDocuments(tx: Queryable, applicationId: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    'select count(*)::int as count from application_document where application_id = $1 and deleted_at is null',
    [applicationId],
  )
  return row?.count ?? 0
}

export async function insertDocument(
  tx: Queryable,
  row: Pick<DocumentRow, 'applicationId' | 'id' | 'name' | 'size' | 'createdAt'>,
): Promise<void> {
  await tx.query(
    'insert into application_document (application_id, id, name, size, created_at) values ($1, $2, $3, $4, $5)',
    [row.applicationId, row.id, row.name, row.size, row.createdAt],
  )
}

export async function saveDocument(tx: Queryable, row: DocumentRow): Promise<void> {
  await tx.query(
    `update application_document set name = $3, size = $4, received = $5, type = $6, completed_at = $7,
       deleted_at = $8
     where application_id = $1 and id = $2`,
    [row.applicationId, row.id, row.name, row.size, row.received, row.type, row.completedAt, row.deletedAt],
  )
}

export async function deleteDocument(
  tx: Queryable,
  { applicationId, id }: Pick<DocumentRow, 'applicationId' | 'id'>,
): Promise<void> {
  await tx.query('delete from application_document where application_id = $1 and id = $2', [
    applicationId,
    id,
  ])
}

export const listDocumentsOf = (db: Queryable, applicantId: number): Promise<DocumentRow[]> =>
  db.query<DocumentRow>(`${ROWS} where applicant_id = $1 order by d.created_at, d.id`, [applicantId])

/** Unfinished uploads and removed documents from before this time. */
export const listExpired = (db: Queryable, before: Date): Promise<DocumentRow[]> =>
  db.query<DocumentRow>(
    `${ROWS} where d.deleted_at < $1 or (d.completed_at is null and d.created_at < $1) limit 200`,
    [before],
  )
