import type { AccountDeps } from '../account.deps.ts'
import { lockAccount } from '../account.store.ts'
import { listDueDeletions } from './deletion.store.ts'
import { listExports } from './export.store.ts'
import { fileOf } from './make-export.ts'

export const FORGET_JOB = 'account.forget'

/** Each due account becomes a job of its own: one that fails is tried again and does not hold up the others. */
export async function forgetDuePeople({ db, jobs, clock }: AccountDeps): Promise<void> {
  for (const affiliateId of await listDueDeletions(db, clock.now()))
    await jobs.send(db, FORGET_JOB, { affiliateId })
}

/** Every room lets go of the person in one transaction. Who has changed their mind meanwhile stays. */
export async function forgetPersonNow(deps: AccountDeps, affiliateId: number): Promise<void> {
  const exports = await listExports(deps.db, affiliateId)
  const isGone = await deps.db.transaction(async (tx) => {
    const kept = await lockAccount(tx, affiliateId)
    if (!kept?.deleteAfter || kept.deleteAfter > deps.clock.now()) return false
    for (const module of Object.values(deps.modules())) await module.forgetPerson?.(tx, affiliateId)
    return true
  })
  if (!isGone) return
  for (const { id } of exports) await deps.files.delete(fileOf(id))
  await deps.sessions.endSessions(affiliateId)
  deps.log.info({ affiliateId }, 'a person was deleted')
}
