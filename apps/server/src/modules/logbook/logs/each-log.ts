import type { DiveLogWire } from '@fathom/contract/logbook'
import { Problem } from '../../../platform/problem.ts'
import type { LogbookDeps } from '../logbook.deps.ts'

const AT_ONCE = 100

export type LogOutcome = { id: string; log: DiveLogWire | null; problem: string | null }

/** Writes several logs, each on its own, so one failure doesn't block the others. */
export async function writeEach<Target extends { id: string }>(
  { log }: Pick<LogbookDeps, 'log'>,
  targets: readonly Target[],
  write: (target: Target) => Promise<DiveLogWire>,
): Promise<LogOutcome[]> {
  if (targets.length > AT_ONCE)
    throw new Problem('invalid-input', 400, { errors: [`At most ${AT_ONCE} logs at once.`] })
  const outcomes: LogOutcome[] = []
  for (const target of targets) {
    const { id } = target
    try {
      outcomes.push({ id, log: await write(target), problem: null })
    } catch (error) {
      if (!(error instanceof Problem)) log.error({ err: error }, 'could not write one of several dive logs')
      outcomes.push({ id, ...failureOf(error) })
    }
  }
  return outcomes
}

function failureOf(error: unknown): Pick<LogOutcome, 'log' | 'problem'> {
  if (!(error instanceof Problem)) return { log: null, problem: 'unexpected' }
  const { because, current } = error.extra
  return {
    log: (current as DiveLogWire | undefined) ?? null,
    problem: typeof because === 'string' ? because : error.problem,
  }
}
