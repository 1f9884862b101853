import { createHash } from 'node:crypto'
import type { LinkRole } from '@fathom/domain/forms'
import type { Queryable } from '../../../platform/database/index.ts'
import type { DocumentOf } from '../documents/document.store.ts'

const hashOfToken = (token: string) => createHash('sha256').update(token).digest()

type LinkRow = { affiliate_id: string; document_id: string; expires_at: Date; used_at: Date | null }
export type Link = DocumentOf & { expiresAt: Date; usedAt: Date | null }

type NewLink = { token: string; role: LinkRole; now: Date; expiresAt: Date }

/** A new link invalidates the earlier ones. */
export async function replaceLink(
  tx: Queryable,
  { affiliateId, documentId }: DocumentOf,
  { token, role, now, expiresAt }: NewLink,
): Promise<void> {
  await tx.query(
    'delete from form_link where affiliate_id = $1 and document_id = $2 and role = $3 and used_at is null',
    [affiliateId, documentId, role],
  )
  await tx.query(
    `insert into form_link (token_hash, affiliate_id, document_id, role, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [hashOfToken(token), affiliateId, documentId, role, now, expiresAt],
  )
}

/** Locks the row when the link is about to be used, so it's used only once. */
export async function findLink(
  db: Queryable,
  token: string,
  role: LinkRole,
  lock: 'for update' | '' = '',
): Promise<Link | undefined> {
  const [row] = await db.query<LinkRow>(
    `select affiliate_id, document_id, expires_at, used_at from form_link
     where token_hash = $1 and role = $2 ${lock}`,
    [hashOfToken(token), role],
  )
  return (
    row && {
      affiliateId: Number(row.affiliate_id),
      documentId: row.document_id,
      expiresAt: row.expires_at,
      usedAt: row.used_at,
    }
  )
}

export type OpenLink = { documentId: string; role: LinkRole; expiresAt: Date }

/** The person's links that can still be used. */
export const listOpenLinks = (db: Queryable, affiliateId: number, now: Date): Promise<OpenLink[]> =>
  db.query<OpenLink>(
    `select document_id as "documentId", role, expires_at as "expiresAt" from form_link
     where affiliate_id = $1 and used_at is null and expires_at > $2`,
    [affiliateId, now],
  )

export async function markUsed(tx: Queryable, token: string, now: Date): Promise<void> {
  await tx.query('update form_link set used_at = $2 where token_hash = $1', [hashOfToken(token), now])
}
