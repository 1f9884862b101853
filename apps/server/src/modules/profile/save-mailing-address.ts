import type { MailingAddressWire, SavedAddressWire } from '@fathom/contract/profile'
import { type AddressDraft, addressFields } from '@fathom/domain/profile'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { followAddress } from '../references/index.ts'
import { checkAddress } from './check-address.ts'
import { findMailingAddress, lockMailingAddress, replaceMailingAddress } from './profile.store.ts'

/**
 * Saves the person's address. The same address again changes nothing, so a repeated save gets the same
 * response; a different one must be based on the stored version, if it names one.
 */
export async function saveMailingAddress(
  { db, live }: Pick<Platform, 'db' | 'live'>,
  affiliateId: number,
  draft: AddressDraft,
  startedFrom: number | undefined,
): Promise<SavedAddressWire> {
  const mailingAddress = await checkAddress(draft)
  return db.transaction(async (tx) => {
    await lockMailingAddress(tx, affiliateId)
    const current = await findMailingAddress(tx, affiliateId)
    if (isSame(current.mailingAddress, mailingAddress)) return current
    if (startedFrom !== undefined && startedFrom !== current.mailingAddressVersion)
      throw new Problem('stale', 409, { extra: { current } })
    const mailingAddressVersion = await replaceMailingAddress(tx, affiliateId, mailingAddress)
    await followAddress(tx, affiliateId, mailingAddress)
    await live.publish(tx, `profile ${affiliateId}`, { mailingAddressVersion })
    return { mailingAddress, mailingAddressVersion }
  })
}

/** A release may rename countries and states; that alone doesn't make it a different address. */
function isSame(stored: MailingAddressWire | null, next: MailingAddressWire): boolean {
  return stored !== null && addressFields.every((field) => stored[field] === next[field])
}
