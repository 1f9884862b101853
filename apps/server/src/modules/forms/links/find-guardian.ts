import type { Locale } from '@fathom/domain/translations'
import type { Queryable } from '../../../platform/database/index.ts'
import type { SecretBox } from '../../../platform/secret-box.ts'
import { listLinks } from './link.store.ts'

export type Guardian = { name: string; email: string; language: Locale | null }

/**
 * The guardian of a person: whoever last signed by a mailed link. Others are not known to be reached at the
 * address.
 */
export async function findGuardian(
  deps: { secrets: SecretBox },
  db: Queryable,
  affiliateId: number,
): Promise<Guardian | undefined> {
  const links = await listLinks(deps, db, affiliateId)
  const signed = links.find(({ role, usedAt, recipient }) => role === 'guardian' && usedAt && recipient)
  return signed?.recipient ? { ...signed.recipient, language: signed.language } : undefined
}
