import type { Queryable } from '../../../platform/database/index.ts'
import { findAccount } from '../account.store.ts'
import { deletePasskeys, listPasskeys, shownPasskey } from '../passkeys/passkey.store.ts'
import { listBirthDateChanges, listConfirmations } from '../person/birth-date.store.ts'
import { listHistory } from '../person/person.store.ts'
import { deleteEvents, listEvents } from '../phone/sync-event.store.ts'
import { deleteSecondFactor } from '../second-factor/second-factor.store.ts'
import { emptyAccount } from './deletion.store.ts'
import { deleteExports, listExports } from './export.store.ts'

/** This module's part of the archive, without password hashes and keys. */
export async function accountOwnData(db: Queryable, affiliateId: number): Promise<Record<string, unknown>> {
  const account = await findAccount(db, affiliateId)
  if (!account) return {}
  const { passwordHash: _secret, ...person } = account
  const birthDate = (await listBirthDateChanges(db, [affiliateId])).get(affiliateId)
  return {
    ...person,
    birthDateChangedAt: birthDate?.changedAt,
    birthDateConfirmed: birthDate?.confirmed && { name: birthDate.confirmed.by, at: birthDate.confirmed.at },
    birthDateConfirmations: await listConfirmations(db, affiliateId),
    changes: await listHistory(db, affiliateId),
    passkeys: (await listPasskeys(db, affiliateId)).map(shownPasskey),
    phoneEvents: await listEvents(db, affiliateId),
    archives: await listExports(db, affiliateId),
  }
}

export async function forgetAccountPerson(tx: Queryable, affiliateId: number, now: Date): Promise<void> {
  await deletePasskeys(tx, affiliateId)
  await deleteSecondFactor(tx, affiliateId)
  await deleteEvents(tx, affiliateId)
  await deleteExports(tx, affiliateId)
  await emptyAccount(tx, affiliateId, now)
}
