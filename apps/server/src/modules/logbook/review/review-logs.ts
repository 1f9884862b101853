import type { DiveLogWire, ReviewTarget } from '@fathom/contract/logbook'
import { TEXT_LIMITS } from '@fathom/domain/logbook'
import { isProfessional, type User } from '@fathom/domain/session'
import { Problem } from '../../../platform/problem.ts'
import type { LogbookDeps } from '../logbook.deps.ts'
import { type Judgement, reviewLog } from './review-log.ts'

const AT_ONCE = 100

export type ReviewOutcome = { id: string; log: DiveLogWire | null; problem: string | null }

/** Reviews a whole class at once. Each log has its own result, so one failure doesn't block the others. */
export async function reviewLogs(
  deps: LogbookDeps,
  caller: User,
  targets: readonly ReviewTarget[],
  judgement: Judgement,
): Promise<ReviewOutcome[]> {
  if (!isProfessional(caller.affiliateType)) throw new Problem('not-a-professional', 403)
  if (targets.length > AT_ONCE)
    throw new Problem('invalid-input', 400, { errors: [`At most ${AT_ONCE} logs at once.`] })
  const outcomes: ReviewOutcome[] = []
  for (const target of targets) outcomes.push(await outcomeOf(deps, caller, target, tidied(judgement)))
  return outcomes
}

function tidied(judgement: Judgement): Judgement {
  if (judgement.action === 'verify') return judgement
  const reason = judgement.reason.replaceAll('\u0000', '').toWellFormed().trim()
  if (!reason || reason.length > TEXT_LIMITS.reason)
    throw new Problem('invalid-input', 400, { errors: ['reason: say why, in at most 1,000 characters'] })
  return { action: 'return', reason }
}

async function outcomeOf(
  deps: LogbookDeps,
  caller: User,
  target: ReviewTarget,
  judgement: Judgement,
): Promise<ReviewOutcome> {
  try {
    return { id: target.id, log: await reviewLog(deps, caller, target, judgement), problem: null }
  } catch (error) {
    const known = error instanceof Problem ? error : undefined
    if (!known) deps.log.error({ err: error }, 'could not review a dive log')
    const because = known?.extra.because
    const problem = typeof because === 'string' ? because : (known?.problem ?? 'unexpected')
    const current = known?.extra.current as DiveLogWire | undefined
    return { id: target.id, log: current ?? null, problem }
  }
}
