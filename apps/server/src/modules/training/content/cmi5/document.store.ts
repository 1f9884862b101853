import type { Queryable } from '../../../../platform/database/index.ts'

export type DocumentKind = 'state' | 'activity' | 'agent'
export type DocumentPlace = { affiliateId: number; kind: DocumentKind; scope: string }
export type XapiDocument = { id: string; type: string; content: Buffer; etag: string; updatedAt: Date }

type Row = { id: string; type: string; content: Buffer; etag: string; updated_at: Date }

const documentOf = ({ updated_at, ...row }: Row): XapiDocument => ({ ...row, updatedAt: updated_at })

export async function findDocument(
  db: Queryable,
  { affiliateId, kind, scope }: DocumentPlace,
  id: string,
): Promise<XapiDocument | undefined> {
  const [row] = await db.query<Row>(
    `select id, type, content, etag, updated_at from xapi_document
     where affiliate_id = $1 and kind = $2 and scope = $3 and id = $4`,
    [affiliateId, kind, scope, id],
  )
  return row && documentOf(row)
}

export async function listDocumentIds(
  db: Queryable,
  { affiliateId, kind, scope }: DocumentPlace,
  since: Date | undefined,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select id from xapi_document where affiliate_id = $1 and kind = $2 and scope = $3
       and ($4::timestamptz is null or updated_at > $4) order by id`,
    [affiliateId, kind, scope, since ?? null],
  )
  return rows.map(({ id }) => id)
}

export async function countDocuments(db: Queryable, affiliateId: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    'select count(*)::int as count from xapi_document where affiliate_id = $1',
    [affiliateId],
  )
  return row?.count ?? 0
}

export async function putDocument(
  db: Queryable,
  { affiliateId, kind, scope }: DocumentPlace,
  { id, type, content, etag, updatedAt }: XapiDocument,
): Promise<void> {
  await db.query(
    `insert into xapi_document (affiliate_id, kind, scope, id, type, content, etag, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (affiliate_id, kind, scope, id) do update
       set type = excluded.type, content = excluded.content, etag = excluded.etag, updated_at = excluded.updated_at`,
    [affiliateId, kind, scope, id, type, content, etag, updatedAt],
  )
}

/** Deletes one, or all of a location. */
export async function deleteDocuments(
  db: Queryable,
  { affiliateId, kind, scope }: DocumentPlace,
  id: string | undefined,
): Promise<void> {
  await db.query(
    `delete from xapi_document where affiliate_id = $1 and kind = $2 and scope = $3
       and ($4::text is null or id = $4)`,
    [affiliateId, kind, scope, id ?? null],
  )
}
