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
  /** When the diver signed the form that it is about. */
  signedAt: Date
  audience: DocumentRow['audience']
}

const keyOf = (affiliateId: string, documentId: string) => `${affiliateId} ${documentId}`

function requestOf(link: LinkRow | undefined, now: Date): PhysicianRequest {
  if (link?.endedBy === 'recipient') return 'refused'
  return link && link.mailFailedAt === null && linkState(link, now) === 'open' ? 'asked' : 'none'
}

type Requests = {
  /** Whether a physician was asked about a form, by mail or with a page that waits to be checked. */
  requestOf: (row: DocumentRow) => PhysicianRequest
  /** P-09: the questionnaire signed before this one whose mailed link nobody has answered or withdrawn. */
  openBefore: (row: Pick<DocumentRow, 'affiliate_id' | 'audience' | 'created_at'>) => string | undefined
}

/** Whom these people asked about their forms. */
export async function readRequests(
  db: Queryable,
  affiliateIds: readonly string[],
  now: Date,
): Promise<Requests> {
  if (affiliateIds.length === 0) return { requestOf: () => 'none', openBefore: () => undefined }
  const links = await db.query<LinkRow>(
    `select distinct on (l.affiliate_id, document_id) l.affiliate_id as "affiliateId",
       document_id as "documentId", used_at as "usedAt", ended_at as "endedAt", ended_by as "endedBy",
       expires_at as "expiresAt", mail_failed_at as "mailFailedAt", d.created_at as "signedAt", audience
     from form_link l join form_document d on d.affiliate_id = l.affiliate_id and d.id = document_id
     where l.affiliate_id = any($1::bigint[]) and role = 'physician'
       and ended_by is distinct from 'diver'
     order by l.affiliate_id, document_id, l.created_at desc, l.id desc`,
    [affiliateIds],
  )
  const pages = await db.query<{ affiliateId: string; documentId: string }>(
    `select affiliate_id as "affiliateId", document_id as "documentId" from form_evaluation
     where affiliate_id = any($1::bigint[]) and state = 'waiting'`,
    [affiliateIds],
  )
  const byKey = new Map(links.map((link) => [keyOf(link.affiliateId, link.documentId), link]))
  const waiting = new Set(pages.map((page) => keyOf(page.affiliateId, page.documentId)))
  return {
    requestOf: ({ affiliate_id, id }) => {
      const key = keyOf(affiliate_id, id)
      return waiting.has(key) ? 'asked' : requestOf(byKey.get(key), now)
    },
    openBefore: (row) =>
      links.find(
        (link) =>
          link.affiliateId === row.affiliate_id &&
          link.audience === row.audience &&
          link.signedAt < row.created_at &&
          requestOf(link, now) === 'asked',
      )?.documentId,
  }
}

/** TS-06: the forms of these people whose guardian won't sign by the last link that the diver didn't withdraw. */
export async function listGuardianRefused(
  db: Queryable,
  affiliateIds: readonly string[],
): Promise<(row: DocumentRow) => boolean> {
  if (affiliateIds.length === 0) return () => false
  const links = await db.query<{ affiliateId: string; documentId: string; endedBy: string | null }>(
    `select distinct on (affiliate_id, document_id) affiliate_id as "affiliateId", document_id as "documentId",
       ended_by as "endedBy"
     from form_link where affiliate_id = any($1::bigint[]) and role = 'guardian'
       and ended_by is distinct from 'diver'
     order by affiliate_id, document_id, created_at desc, id desc`,
    [affiliateIds],
  )
  const refused = new Set(
    links
      .filter(({ endedBy }) => endedBy === 'recipient')
      .map(({ affiliateId, documentId }) => keyOf(affiliateId, documentId)),
  )
  return ({ affiliate_id, id }) => refused.has(keyOf(affiliate_id, id))
}
