import type { SyncEventDraftWire, SyncEventWire } from '@fathom/contract/account'
import { readPhoneNumber } from '@fathom/domain/account'
import type { User } from '@fathom/domain/session'
import type { Queryable } from '../../../platform/database/index.ts'
import { mustBeOwn } from '../../../platform/own.ts'
import { Problem } from '../../../platform/problem.ts'
import type { AccountHouse } from '../account.house.ts'
import { lockAccount } from '../account.store.ts'
import { mustBeOwnEmail } from '../own-email.ts'
import { keepHistory } from '../person/person.store.ts'
import { wordsFor } from '../words-for.ts'
import { SYNC_JOB } from './deliver-sync-events.ts'
import { findLatestEvent, insertEvent, type SyncEvent, updatePhone } from './sync-event.store.ts'

/** CA-11. Number, event and job are written together: none exists without the others. */
export async function savePhone(
  house: AccountHouse,
  caller: User,
  draft: SyncEventDraftWire,
): Promise<SyncEventWire> {
  mustBeOwn(caller, draft.affiliateId)
  mustBeOwnEmail(caller, draft.userName)
  const phoneNumber = readPhoneNumber(draft.phoneNumber)
  if (!phoneNumber)
    throw new Problem('invalid-phone', 422, { errors: [wordsFor(caller)('account.error.phone')] })
  return house.db.transaction(async (tx) => {
    const kept = await lockAccount(tx, caller.affiliateId)
    if (!kept) throw new Problem('not-found', 404)
    const before = await findLatestEvent(tx, caller.affiliateId)
    const isSame = kept.phone === phoneNumber && before?.phoneNumber === phoneNumber
    if (isSame && before.status !== 'failed') return before
    const now = house.clock.now()
    if (kept.phone !== phoneNumber) {
      await keepHistory(tx, caller.affiliateId, 'phone', { phoneNumber: kept.phone ?? '' }, now)
      await updatePhone(tx, caller.affiliateId, phoneNumber, now)
      await house.sessions.announceAccountChange(tx, caller.affiliateId, kept.version)
    }
    return addEvent(house, tx, caller, phoneNumber)
  })
}

async function addEvent(
  { config, jobs, clock }: AccountHouse,
  tx: Queryable,
  { affiliateId, email }: User,
  phoneNumber: string,
): Promise<SyncEvent> {
  const status = config.syncQueue ? 'pending' : 'kept'
  const event = await insertEvent(tx, affiliateId, { userName: email, phoneNumber, status, now: clock.now() })
  if (config.syncQueue) await jobs.send(tx, SYNC_JOB, { affiliateId })
  return event
}
