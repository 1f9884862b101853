import type { Locale } from '@fathom/domain/translations'
import type { Queryable } from '../../../platform/database/index.ts'
import type { SecretBox } from '../../../platform/secret-box.ts'
import type { DocumentOf } from '../documents/document.store.ts'
import { openContent, sealContent } from '../sealing.ts'

type Used = { secrets: SecretBox }

type Contact = { name: string; email: string; language: Locale; statedAt: Date }

/** The last guardian who gave an address replaces the earlier one. */
export async function saveGuardianContact(
  { secrets }: Used,
  tx: Queryable,
  { affiliateId, documentId }: DocumentOf,
  { name, email, language, statedAt }: Contact,
): Promise<void> {
  await tx.query(
    `insert into guardian_contact (affiliate_id, document_id, sealed, language, stated_at)
     values ($1, $2, $3, $4, $5)
     on conflict (affiliate_id) do update set document_id = excluded.document_id, sealed = excluded.sealed,
       language = excluded.language, stated_at = excluded.stated_at`,
    [affiliateId, documentId, sealContent(secrets, { name, email }), language, statedAt],
  )
}

export async function findGuardianContact(
  { secrets }: Used,
  db: Queryable,
  affiliateId: number,
): Promise<Contact | undefined> {
  const [row] = await db.query<{ sealed: string; language: Locale; stated_at: Date }>(
    'select sealed, language, stated_at from guardian_contact where affiliate_id = $1',
    [affiliateId],
  )
  if (!row) return undefined
  const { name, email } = openContent<Pick<Contact, 'name' | 'email'>>(secrets, row.sealed)
  return { name, email, language: row.language, statedAt: row.stated_at }
}
