import type { DiveLogWire, ReviewTarget } from '@fathom/contract/logbook'
import { mayDo } from '@fathom/domain/logbook'
import type { User } from '@fathom/domain/session'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { recordChange } from '../feed/record-change.ts'
import type { LogbookDeps } from '../logbook.deps.ts'
import { lockLog, replaceLog } from '../logs/dive-log.store.ts'
import { listSenderNames, nameOf } from '../logs/history.store.ts'
import { refusal, UUID } from '../logs/write-log.ts'
import { sealLog } from './check-seal.ts'

/** Verified, or returned with this reason. */
export type Judgement = { action: 'verify' } | { action: 'return'; reason: string }

/**
 * Reviews one log in the version that the instructor read; the student is notified in the same transaction.
 */
export async function reviewLog(
  deps: LogbookDeps,
  caller: User,
  target: ReviewTarget,
  judgement: Judgement,
): Promise<DiveLogWire> {
  return deps.db.transaction(async (tx) => {
    const before = await getSentLog(tx, caller, target)
    const verdict = mayDo(judgement.action, { logType: before.log_type, status: before.status }, 'reviewer')
    if (!verdict.granted) throw refusal(verdict)
    const now = deps.clock.now()
    const after: DiveLogWire = {
      ...before,
      status: verdict.status,
      version: before.version + 1,
      updated_date: now.toISOString(),
      resubmit_reason: judgement.action === 'return' ? judgement.reason : null,
      verification: judgement.action === 'verify' ? verificationBy(caller, before, now) : null,
    }
    await replaceLog(tx, after, { reviewerId: caller.affiliateId, reviewedAt: now })
    await recordChange(deps, tx, caller, { action: judgement.action, at: now, before, after })
    if (judgement.action === 'verify') await sealFor(deps, tx, after, now)
    await notifyStudent(deps, tx, caller, after)
    return after
  })
}

/** TS-15: seals the record with the name under which the diver sent it, which the instructor read. */
async function sealFor(deps: LogbookDeps, tx: Queryable, doc: DiveLogWire, sealedAt: Date): Promise<void> {
  const diver = (await listSenderNames(tx, [doc]))(doc)
  await sealLog(tx, deps.secrets, doc, { diver, sealedAt })
  if (diver) await deps.holdName(tx, doc.affiliate_id, diver)
}

async function getSentLog(tx: Queryable, caller: User, target: ReviewTarget): Promise<DiveLogWire> {
  const stored = UUID.test(target.id) ? await lockLog(tx, target.affiliate_id, target.id) : undefined
  if (!stored || stored.deletedAt || stored.reviewerId !== caller.affiliateId)
    throw new Problem('not-found', 404)
  if (stored.doc.version !== target.version)
    throw new Problem('stale', 409, { extra: { current: stored.doc } })
  return stored.doc
}

const verificationBy = (caller: User, doc: DiveLogWire, now: Date) => ({
  memsys_member_number: doc.memsys_member_number ?? 0,
  name: nameOf(caller),
  timestamp: now.toISOString(),
})

async function notifyStudent(
  deps: LogbookDeps,
  tx: Queryable,
  caller: User,
  doc: DiveLogWire,
): Promise<void> {
  const common = {
    url: `/logbook/dive/${doc.id}`,
    subject: `dive-log:${doc.id}`,
    key: `log-reviewed ${doc.affiliate_id} ${doc.id} ${doc.version}`,
  }
  const instructor = nameOf(caller)
  const title = doc.dive_title
  if (doc.status === 'Verified')
    return deps.notify(tx, doc.affiliate_id, {
      ...common,
      kind: 'log-verified',
      values: { title, instructor },
    })
  await deps.notify(tx, doc.affiliate_id, {
    ...common,
    kind: 'log-returned',
    values: { instructor: caller.givenName || instructor, title, reason: doc.resubmit_reason ?? '' },
  })
}
