import type { AccountWire } from '@fathom/contract/account'
import { isGender } from '@fathom/domain/account'
import type { User } from '@fathom/domain/session'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import type { AccountHouse } from '../account.house.ts'
import { findAccount, type KeptAccount } from '../account.store.ts'
import { findLatestEvent } from '../phone/sync-event.store.ts'

/** The caller's account, as its screen shows it. */
export async function getAccount(
  { config }: Pick<AccountHouse, 'config'>,
  db: Queryable,
  { affiliateId }: User,
): Promise<AccountWire> {
  const account = await findAccount(db, affiliateId)
  if (!account) throw new Problem('not-found', 404)
  const isManagedElsewhere = config.oidc.issuer !== undefined
  return {
    affiliateId,
    email: account.email,
    firstName: account.givenName,
    middleName: account.middleName,
    lastName: account.familyName,
    birthDate: account.birthdate,
    gender: isGender(account.gender) ? account.gender : '',
    languageCode: account.language,
    phone: await phoneOf(db, account),
    version: account.version,
    isManagedElsewhere,
    createdAt: account.createdAt.toISOString(),
    passwordChangedAt: isManagedElsewhere ? null : account.passwordChangedAt.toISOString(),
    deleteAfter: account.deleteAfter?.toISOString() ?? null,
  }
}

async function phoneOf(db: Queryable, { affiliateId, phone }: KeptAccount): Promise<AccountWire['phone']> {
  if (!phone) return null
  const event = await findLatestEvent(db, affiliateId)
  return event?.phoneNumber === phone
    ? { phoneNumber: phone, status: event.status, eventId: event.id }
    : { phoneNumber: phone, status: 'kept', eventId: null }
}
