import { type DiveLogWire, diveLogOf } from '@fathom/contract/logbook'
import type { DiveLog, LogProblem } from '@fathom/domain/logbook'
import { CallFailed } from '../../../../shared/http/index.ts'

/** What a failed save means for the log. */
export type Failure =
  | { kind: 'stale'; current: DiveLog }
  | { kind: 'gone' }
  | { kind: 'refused'; because: string }
  | { kind: 'invalid'; problems: readonly LogProblem[] }
  /** It may succeed later. */
  | { kind: 'lost'; isOffline: boolean }

type Answer = { because?: string; problems?: readonly LogProblem[] }

export function failureOf(cause: unknown): Failure {
  if (!(cause instanceof CallFailed)) return { kind: 'lost', isOffline: false }
  const answer = (cause.answer ?? {}) as Answer
  switch (cause.problem) {
    case 'stale':
      return { kind: 'stale', current: diveLogOf(cause.current as DiveLogWire) }
    case 'not-found':
    case 'id-taken':
      return { kind: 'gone' }
    case 'refused':
      return { kind: 'refused', because: answer.because ?? 'no-such-move' }
    case 'invalid-log':
      return { kind: 'invalid', problems: answer.problems ?? [] }
    default:
      // What the server can't parse now, it won't parse later.
      return isFinal(cause)
        ? { kind: 'invalid', problems: [] }
        : { kind: 'lost', isOffline: cause.kind === 'network' }
  }
}

const isFinal = ({ kind, status = 0 }: CallFailed) =>
  kind === 'refused' && status >= 400 && status < 500 && status !== 429
