import { lockRights } from '../../../platform/staff-rights/index.ts'
import type { AccountDeps } from '../account.deps.ts'
import { lockAccount } from '../account.store.ts'
import { listMergedInto } from '../staff/merge.store.ts'
import { staysGovernable } from '../staff/must-stay-governable.ts'
import { listDueDeletions } from './deletion.store.ts'
import { listExports } from './export.store.ts'
import { fileOf } from './make-export.ts'

export const FORGET_JOB = 'account.forget'

/** Each due account gets its own job: a failed one is retried and doesn't block the others. */
export async function forgetDuePeople({ db, jobs, clock }: AccountDeps): Promise<void> {
  for (const affiliateId of await listDueDeletions(db, clock.now()))
    await jobs.send(db, FORGET_JOB, { affiliateId })
}

/**
 * Every module erases the person in one transaction. A person who canceled the deletion meanwhile stays, and so does
 * the last one who may give rights, until someone else may.
 */
export async function forgetPersonNow(deps: AccountDeps, affiliateId: number): Promise<void> {
  const exports = await listExports(deps.db, affiliateId)
  const isGone = await deps.db.transaction(async (tx) => {
    await lockRights(tx)
    const account = await lockAccount(tx, affiliateId)
    if (!account?.deleteAfter || account.deleteAfter > deps.clock.now()) return false
    if (!(await staysGovernable(tx, affiliateId))) {
      deps.log.warn({ affiliateId }, 'a deletion waits: nobody else may give rights')
      return false
    }
    // Accounts that were merged into this one are the same person.
    for (const number of [affiliateId, ...(await listMergedInto(tx, affiliateId))])
      for (const module of Object.values(deps.modules())) await module.forgetPerson?.(tx, number)
    return true
  })
  if (!isGone) return
  for (const { id } of exports) await deps.files.delete(fileOf(id))
  await deps.sessions.endSessions(affiliateId)
  deps.log.info({ affiliateId }, 'a person was deleted')
}
