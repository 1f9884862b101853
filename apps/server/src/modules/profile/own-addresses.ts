import type { Queryable } from '../../platform/database/index.ts'
import { findMailingAddress, listReplacedAddresses } from './profile.store.ts'

/** The address and those before it, as the person's own archive shows them. */
export async function ownAddresses(db: Queryable, affiliateId: number) {
  const { mailingAddress } = await findMailingAddress(db, affiliateId)
  return { mailingAddress, earlierAddresses: await listReplacedAddresses(db, affiliateId) }
}
