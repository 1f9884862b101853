import type { NoticeKind } from '@fathom/identity'
import type { Module } from '../../platform/module.ts'
import type { AccountHouse } from './account.house.ts'
import { deliverLetter, LETTER_JOB } from './letters.ts'
import { expireExports } from './own-data/export.store.ts'
import { FORGET_JOB, forgetDuePeople, forgetPersonNow } from './own-data/forget-person.ts'
import { EXPORT_JOB, fileOf, makeExport } from './own-data/make-export.ts'
import { deleteExpiredChallenges } from './passkeys/challenge.store.ts'
import { deliverSyncEvents, SYNC_JOB } from './phone/deliver-sync-events.ts'
import { listWaitingPeople, releaseKeptEvents } from './phone/sync-event.store.ts'

/** All tries of the job are over by then. */
const ABANDONED_MS = 3_600_000

export function accountJobs(house: AccountHouse): NonNullable<Module['jobs']> {
  return {
    [LETTER_JOB]: (data) => deliverLetter(house, data as { affiliateId: number; kind: NoticeKind }),
    [SYNC_JOB]: (data, { signal }) => deliverSyncEvents(house, data as { affiliateId: number }, signal),
    [EXPORT_JOB]: (data) => makeExport(house, data as { affiliateId: number; id: string }),
    [FORGET_JOB]: (data) => forgetPersonNow(house, Number(data.affiliateId)),
  }
}

/** What time alone brings about. A sync event whose job was lost is found here again. */
export async function cleanUpAccounts(house: AccountHouse): Promise<void> {
  const now = house.clock.now()
  await deleteExpiredChallenges(house.db, now)
  for (const id of await expireExports(house.db, now, new Date(now.getTime() - ABANDONED_MS)))
    await house.files.delete(fileOf(id))
  await forgetDuePeople(house)
  if (!house.config.syncQueue) return
  await releaseKeptEvents(house.db)
  for (const affiliateId of await listWaitingPeople(house.db))
    await house.jobs.send(house.db, SYNC_JOB, { affiliateId })
}
