import type { SavedPhoneWire, SyncEventDraftWire } from '@fathom/contract/account'
import { readPhoneNumber } from '@fathom/domain/account'
import type { User } from '@fathom/domain/session'
import type { Queryable } from '../../../platform/database/index.ts'
import { mustBeOwn } from '../../../platform/own.ts'
import { Problem } from '../../../platform/problem.ts'
import type { AccountDeps } from '../account.deps.ts'
import { lockAccount, type StoredAccount } from '../account.store.ts'
import { mustBeOwnEmail } from '../own-email.ts'
import { keepHistory } from '../person/person.store.ts'
import { wordsFor } from '../words-for.ts'
import { SYNC_JOB } from './deliver-sync-events.ts'
import { findPhone } from './find-phone.ts'
import { findLatestEvent, insertEvent, type SyncEvent, updatePhone } from './sync-event.store.ts'

/**
 * CA-11. Number, event and job are written together. The same number again changes nothing; another one must
 * start from the stored version, if it names one. An empty number removes it.
 */
export async function savePhone(
  deps: AccountDeps,
  caller: User,
  draft: SyncEventDraftWire,
  startedFrom: number | undefined,
): Promise<SavedPhoneWire> {
  mustBeOwn(caller, draft.affiliateId)
  mustBeOwnEmail(caller, draft.userName)
  const phoneNumber = requestedNumber(caller, draft)
  return deps.db.transaction(async (tx) => {
    const account = await lockAccount(tx, caller.affiliateId)
    if (!account) throw new Problem('not-found', 404)
    const before = await findLatestEvent(tx, caller.affiliateId)
    const isUnchanged = (account.phone ?? '') === phoneNumber
    if (isUnchanged && before?.phoneNumber === phoneNumber && before.status !== 'failed')
      return { ...before, phoneVersion: account.phoneVersion }
    if (!isUnchanged && startedFrom !== undefined && startedFrom !== account.phoneVersion)
      throw await stale(tx, account)
    const phoneVersion = isUnchanged
      ? account.phoneVersion
      : await replacePhone(deps, tx, account, phoneNumber)
    return { ...(await addEvent(deps, tx, caller, phoneNumber)), phoneVersion }
  })
}

function requestedNumber(caller: User, { phoneNumber }: SyncEventDraftWire): string {
  const requested = phoneNumber.trim() === '' ? '' : readPhoneNumber(phoneNumber)
  if (requested !== undefined) return requested
  throw new Problem('invalid-phone', 422, { errors: [wordsFor(caller)('account.error.phone')] })
}

/** Two tabs saved at once: the second one gets the stored value and the user chooses. */
async function stale(tx: Queryable, account: StoredAccount): Promise<Problem> {
  const current = { phone: await findPhone(tx, account), phoneVersion: account.phoneVersion }
  return new Problem('stale', 409, { extra: { current } })
}

async function replacePhone(
  { clock, sessions }: AccountDeps,
  tx: Queryable,
  { affiliateId, phone, version }: StoredAccount,
  phoneNumber: string,
): Promise<number> {
  const now = clock.now()
  await keepHistory(tx, affiliateId, 'phone', { phoneNumber: phone ?? '' }, now)
  const phoneVersion = await updatePhone(tx, affiliateId, phoneNumber, now)
  await sessions.announceAccountChange(tx, affiliateId, version)
  return phoneVersion
}

async function addEvent(
  { config, jobs, clock }: AccountDeps,
  tx: Queryable,
  { affiliateId, email }: User,
  phoneNumber: string,
): Promise<SyncEvent> {
  const status = config.syncQueue ? 'pending' : 'kept'
  const event = await insertEvent(tx, affiliateId, { userName: email, phoneNumber, status, now: clock.now() })
  if (config.syncQueue) await jobs.send(tx, SYNC_JOB, { affiliateId })
  return event
}
