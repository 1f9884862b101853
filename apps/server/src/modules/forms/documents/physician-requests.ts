import { linkState, type PhysicianRequest } from '@fathom/domain/forms'
import type { Queryable } from '../../../platform/database/index.ts'
import type { DocumentRow } from './document.store.ts'

type LinkRow = {
  affiliateId: string
  documentId: string
  usedAt: Date | null
  endedAt: Date | null
  endedBy: string | null
  expiresAt: Date
  mailFailedAt: Date | null
}

const keyOf = (affiliateId: string, documentId: string) => `${affiliateId} ${documentId}`

function requestOf(link: LinkRow | undefined, now: Date): PhysicianRequest {
  if (link?.endedBy === 'recipient') return 'refused'
  return link && link.mailFailedAt === null && linkState(link, now) === 'open' ? 'asked' : 'none'
}

/** Whether a physician was asked about each of these people's forms, by mail or with a page that waits to be checked. */
export async function readRequests(
  db: Queryable,
  affiliateIds: readonly string[],
  now: Date,
): Promise<(row: DocumentRow) => PhysicianRequest> {
  if (affiliateIds.length === 0) return () => 'none'
  const links = await db.query<LinkRow>(
    `select distinct on (affiliate_id, document_id) affiliate_id as "affiliateId", document_id as "documentId",
       used_at as "usedAt", ended_at as "endedAt", ended_by as "endedBy", expires_at as "expiresAt",
       mail_failed_at as "mailFailedAt"
     from form_link where affiliate_id = any($1::bigint[]) and role = 'physician'
       and ended_by is distinct from 'diver'
     order by affiliate_id, document_id, created_at desc, id desc`,
    [affiliateIds],
  )
  const pages = await db.query<{ affiliateId: string; documentId: string }>(
    `select affiliate_id as "affiliateId", document_id as "documentId" from form_evaluation
     where affiliate_id = any($1::bigint[]) and state = 'waiting'`,
    [affiliateIds],
  )
  const byKey = new Map(links.map((link) => [keyOf(link.affiliateId, link.documentId), link]))
  const waiting = new Set(pages.map((page) => keyOf(page.affiliateId, page.documentId)))
  return ({ affiliate_id, id }) => {
    const key = keyOf(affiliate_id, id)
    return waiting.has(key) ? 'asked' : requestOf(byKey.get(key), now)
  }
}
