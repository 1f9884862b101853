import type { Locale } from '@fathom/domain/translations'
import type { Queryable } from '../../../platform/database/index.ts'
import type { SecretBox } from '../../../platform/secret-box.ts'
import { findGuardianContact } from './guardian-contact.store.ts'
import { listLinks } from './link.store.ts'

export type Guardian = { name: string; email: string; language: Locale | null }

/**
 * The guardian of a person: the person who last signed by a mailed link, or in person in front of a witness with an
 * address. Others are not known to be reached at the address.
 */
export async function findGuardian(
  deps: { secrets: SecretBox },
  db: Queryable,
  affiliateId: number,
): Promise<Guardian | undefined> {
  const links = await listLinks(deps, db, affiliateId)
  const signed = links.find(({ role, usedAt, recipient }) => role === 'guardian' && usedAt && recipient)
  const contact = await findGuardianContact(deps, db, affiliateId)
  if (contact && !(signed?.usedAt && signed.usedAt > contact.statedAt)) {
    const { name, email, language } = contact
    return { name, email, language }
  }
  return signed?.recipient ? { ...signed.recipient, language: signed.language } : undefined
}
