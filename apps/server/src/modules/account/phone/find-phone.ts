import type { PhoneWire } from '@fathom/contract/account'
import type { Queryable } from '../../../platform/database/index.ts'
import type { StoredAccount } from '../account.store.ts'
import { findLatestEvent } from './sync-event.store.ts'

/** The number as the screens show it. A removed number is included until the queue knows of it. */
export async function findPhone(
  db: Queryable,
  { affiliateId, phone = '' }: Pick<StoredAccount, 'affiliateId' | 'phone'>,
): Promise<PhoneWire | null> {
  const event = await findLatestEvent(db, affiliateId)
  const isQueued = event?.phoneNumber === phone
  if (phone === '' && !(isQueued && (event.status === 'pending' || event.status === 'failed'))) return null
  return isQueued
    ? { phoneNumber: phone, status: event.status, eventId: event.id }
    : { phoneNumber: phone, status: 'kept', eventId: null }
}
