import { createHash } from 'node:crypto'
import type { LinkRole } from '@fathom/domain/forms'
import type { Locale } from '@fathom/domain/translations'
import type { Queryable } from '../../../platform/database/index.ts'
import type { SecretBox } from '../../../platform/secret-box.ts'
import type { DocumentOf } from '../documents/document.store.ts'
import { openContent, sealContent } from '../sealing.ts'

/** Why a link ended without being used. */
type LinkEnd = 'diver' | 'recipient' | 'signature' | 'upgrade' | 'birth-date'

/** To whom a link was mailed. */
type Recipient = { name: string; email: string }

export type Link = DocumentOf & {
  id: string
  role: LinkRole
  /** Null for a link from before links were mailed. */
  recipient: Recipient | null
  language: Locale | null
  createdAt: Date
  expiresAt: Date
  usedAt: Date | null
  endedAt: Date | null
  endedBy: LinkEnd | null
  mailedAt: Date | null
  reminderAskedAt: Date | null
  mailFailedAt: Date | null
}

type LinkRow = Omit<Link, 'recipient'> & { sealed: string | null }

const FIELDS = `id, affiliate_id::float8 as "affiliateId", document_id as "documentId", role, sealed, language,
  created_at as "createdAt", expires_at as "expiresAt", used_at as "usedAt", ended_at as "endedAt",
  ended_by as "endedBy", mailed_at as "mailedAt", reminder_asked_at as "reminderAskedAt",
  mail_failed_at as "mailFailedAt"`
const PENDING = 'used_at is null and ended_at is null'

const linkOf =
  (secrets: SecretBox) =>
  ({ sealed, ...row }: LinkRow): Link => ({
    ...row,
    recipient: sealed === null ? null : openContent<Recipient>(secrets, sealed),
  })

const hashOfToken = (token: string) => createHash('sha256').update(token).digest()

type Used = { secrets: SecretBox }

type NewLink = DocumentOf & {
  id: string
  token: string
  role: LinkRole
  recipient: Recipient
  language: Locale
  now: Date
  expiresAt: Date
  /** For someone who has signed in another way, and only gets the copy by it. */
  usedAt?: Date
}

export async function insertLink({ secrets }: Used, tx: Queryable, link: NewLink): Promise<void> {
  await tx.query(
    `insert into form_link (id, token_hash, affiliate_id, document_id, role, sealed, language, created_at,
       expires_at, used_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      link.id,
      hashOfToken(link.token),
      link.affiliateId,
      link.documentId,
      link.role,
      sealContent(secrets, link.recipient),
      link.language,
      link.now,
      link.expiresAt,
      link.usedAt ?? null,
    ],
  )
}

/** Ends the pending link of a role, if there is one; returns whether there was. */
export async function endLink(
  tx: Queryable,
  { affiliateId, documentId, role }: DocumentOf & { role: LinkRole },
  by: LinkEnd,
  now: Date,
): Promise<boolean> {
  const ended = await tx.query(
    `update form_link set ended_at = $4, ended_by = $5
     where affiliate_id = $1 and document_id = $2 and role = $3 and ${PENDING} returning id`,
    [affiliateId, documentId, role, now, by],
  )
  return ended.length > 0
}

/** Ends every pending link to a physician, of all forms of a person. */
export const endPhysicianLinks = (tx: Queryable, affiliateId: number, now: Date) =>
  tx.query(
    `update form_link set ended_at = $2, ended_by = 'signature'
     where affiliate_id = $1 and role = 'physician' and ${PENDING}`,
    [affiliateId, now],
  )

/** Locks the row when the link is about to be used, so it's used only once. */
export async function findLinkOfToken(
  { secrets }: Used,
  db: Queryable,
  { token, role, lock = '' }: { token: string; role: LinkRole; lock?: 'for update' | '' },
): Promise<Link | undefined> {
  const [row] = await db.query<LinkRow>(
    `select ${FIELDS} from form_link where token_hash = $1 and role = $2 ${lock}`,
    [hashOfToken(token), role],
  )
  return row && linkOf(secrets)(row)
}

export async function lockLink({ secrets }: Used, tx: Queryable, id: string): Promise<Link | undefined> {
  const [row] = await tx.query<LinkRow>(`select ${FIELDS} from form_link where id = $1 for update`, [id])
  return row && linkOf(secrets)(row)
}

export async function lockPendingLink(
  { secrets }: Used,
  tx: Queryable,
  { affiliateId, documentId, role }: DocumentOf & { role: LinkRole },
): Promise<Link | undefined> {
  const [row] = await tx.query<LinkRow>(
    `select ${FIELDS} from form_link
     where affiliate_id = $1 and document_id = $2 and role = $3 and ${PENDING} for update`,
    [affiliateId, documentId, role],
  )
  return row && linkOf(secrets)(row)
}

/** Every link that the person has had mailed, newest first. */
export async function listLinks({ secrets }: Used, db: Queryable, affiliateId: number): Promise<Link[]> {
  const rows = await db.query<LinkRow>(
    `select ${FIELDS} from form_link where affiliate_id = $1 order by created_at desc, id desc`,
    [affiliateId],
  )
  return rows.map(linkOf(secrets))
}

export const markUsed = (tx: Queryable, id: string, now: Date) =>
  tx.query('update form_link set used_at = $2 where id = $1', [id, now])

/** Anyone who has signed opens the copy at least until then. */
export const keepCopiesOpen = (tx: Queryable, { affiliateId, documentId }: DocumentOf, until: Date) =>
  tx.query(
    `update form_link set expires_at = greatest(expires_at, $3)
     where affiliate_id = $1 and document_id = $2 and used_at is not null`,
    [affiliateId, documentId, until],
  )

export const markMailed = (tx: Queryable, id: string, now: Date) =>
  tx.query(
    `update form_link set mailed_at = $2, reminder_asked_at = null, mail_failures = 0, mail_failed_at = null
     where id = $1`,
    [id, now],
  )

export const askForReminder = (tx: Queryable, id: string, now: Date) =>
  tx.query('update form_link set reminder_asked_at = $2 where id = $1', [id, now])

/** Counts a failed attempt to mail; from the given number on, or at once, it's given up. */
export async function countMailFailure(
  db: Queryable,
  id: string,
  { tries, now }: { tries: number; now: Date },
): Promise<{ isGivenUp: boolean }> {
  const [row] = await db.query<{ isGivenUp: boolean }>(
    `update form_link set mail_failures = mail_failures + 1,
       mail_failed_at = case when mail_failures + 1 >= $2 then $3::timestamptz else mail_failed_at end
     where id = $1 returning mail_failed_at is not null as "isGivenUp"`,
    [id, tries, now],
  )
  return row ?? { isGivenUp: true }
}
