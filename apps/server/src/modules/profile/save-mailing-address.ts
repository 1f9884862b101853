import type { MailingAddressWire, SavedAddressWire } from '@fathom/contract/profile'
import type { AddressDraft } from '@fathom/domain/profile'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { checkAddress } from './check-address.ts'
import { findMailingAddress, lockMailingAddress, replaceMailingAddress } from './profile.store.ts'

/**
 * Saves the address that the person sees as theirs. The same address again changes nothing, so that a repeated save
 * is answered like the first; another one must start from the version that is kept, where it names one.
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
    await live.publish(tx, `profile ${affiliateId}`, { mailingAddressVersion })
    return { mailingAddress, mailingAddressVersion }
  })
}

/** Names of countries and states may be worded anew by a release: that alone is no other address. */
function isSame(kept: MailingAddressWire | null, wished: MailingAddressWire): boolean {
  const asked = ['addressLine1', 'addressLine2', 'city', 'countryId', 'postalCode', 'stateId'] as const
  return kept !== null && asked.every((field) => kept[field] === wished[field])
}
