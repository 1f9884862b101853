import type { CodeMail } from '@fathom/identity'
import type { Module } from '../../platform/module.ts'
import type { AccountDeps } from './account.deps.ts'
import { CODE_JOB, deliverCode } from './code-mail.ts'
import { deliverLetter, LETTER_JOB, type LetterJob } from './letters.ts'
import { expireExports } from './own-data/export.store.ts'
import { FORGET_JOB, forgetDuePeople, forgetPersonNow } from './own-data/forget-person.ts'
import { EXPORT_JOB, fileOf, makeExport } from './own-data/make-export.ts'
import { deleteExpiredChallenges } from './passkeys/challenge.store.ts'
import { deliverSyncEvents, SYNC_JOB } from './phone/deliver-sync-events.ts'
import { listWaitingPeople, releaseStoredEvents } from './phone/sync-event.store.ts'

/** By then all attempts of the job are over. */
const ABANDONED_MS = 3_600_000

export function accountJobs(deps: AccountDeps): Pick<Module, 'jobs' | 'mails' | 'codeMails'> {
  const jobs: Module['jobs'] = {
    [SYNC_JOB]: (data, { signal }) => deliverSyncEvents(deps, data as { affiliateId: number }, signal),
    [EXPORT_JOB]: (data) => makeExport(deps, data as { affiliateId: number; id: string }),
    [FORGET_JOB]: (data) => forgetPersonNow(deps, Number(data.affiliateId)),
  }
  return {
    jobs,
    mails: { [LETTER_JOB]: (data, { id }) => deliverLetter(deps, data as LetterJob, id) },
    codeMails: { [CODE_JOB]: (data, { id }) => deliverCode(deps, data as CodeMail, id) },
  }
}

/** Scheduled cleanup. It also recovers a sync event whose job was lost. */
export async function cleanUpAccounts(deps: AccountDeps): Promise<void> {
  const now = deps.clock.now()
  await deleteExpiredChallenges(deps.db, now)
  for (const id of await expireExports(deps.db, now, new Date(now.getTime() - ABANDONED_MS)))
    await deps.files.delete(fileOf(id))
  await forgetDuePeople(deps)
  if (!deps.config.syncQueue) return
  await releaseStoredEvents(deps.db)
  for (const affiliateId of await listWaitingPeople(deps.db))
    await deps.jobs.send(deps.db, SYNC_JOB, { affiliateId })
}
