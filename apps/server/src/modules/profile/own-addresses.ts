import type { Queryable } from '../../platform/database/index.ts'
import { findMailingAddress, listReplacedAddresses } from './profile.store.ts'

/** The current and earlier addresses, as the person's archive shows them. */
export async function ownAddresses(db: Queryable, affiliateId: number) {
  const { mailingAddress } = await findMailingAddress(db, affiliateId)
  return { mailingAddress, earlierAddresses: await listReplacedAddresses(db, affiliateId) }
}
