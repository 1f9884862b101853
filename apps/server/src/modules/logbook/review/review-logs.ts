import type { ReviewTarget } from '@fathom/contract/logbook'
import { TEXT_LIMITS } from '@fathom/domain/logbook'
import { isProfessional, type User } from '@fathom/domain/session'
import { Problem } from '../../../platform/problem.ts'
import type { LogbookDeps } from '../logbook.deps.ts'
import { type LogOutcome, writeEach } from '../logs/each-log.ts'
import { type Judgement, reviewLog } from './review-log.ts'

/** Reviews a whole class at once. Each log has its own result, so one failure doesn't block the others. */
export async function reviewLogs(
  deps: LogbookDeps,
  caller: User,
  targets: readonly ReviewTarget[],
  judgement: Judgement,
): Promise<LogOutcome[]> {
  if (!isProfessional(caller.affiliateType)) throw new Problem('not-a-professional', 403)
  const tidy = tidied(judgement)
  return writeEach(deps, targets, (target) => reviewLog(deps, caller, target, tidy))
}

function tidied(judgement: Judgement): Judgement {
  if (judgement.action === 'verify') return judgement
  const reason = judgement.reason.replaceAll('\u0000', '').toWellFormed().trim()
  if (!reason || reason.length > TEXT_LIMITS.reason)
    throw new Problem('invalid-input', 400, { errors: ['reason: say why, in at most 1,000 characters'] })
  return { action: 'return', reason }
}
