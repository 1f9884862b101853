import type { Sent } from './review.queries.ts'

const PROBLEMS = ['not-found', 'stale', 'no-such-move', 'frozen', 'unexpected'] as const
type ReviewProblem = (typeof PROBLEMS)[number]
export type Failure = { sent: Sent; problem: ReviewProblem }

type Outcome = { id: string; problem: string | null; log?: { status: string } | null }

function problemOf({ problem, log }: Pick<Outcome, 'problem' | 'log'>): ReviewProblem {
  // A log that is no longer pending can't be reviewed again.
  if (problem === 'stale' && log && log.status !== 'Pending')
    return log.status === 'Verified' ? 'frozen' : 'no-such-move'
  return PROBLEMS.find((one) => one === problem) ?? 'unexpected'
}

/** Which logs of a review failed, and why. */
export function failuresIn(outcomes: readonly Outcome[], sent: readonly Sent[]): Failure[] {
  return sent.flatMap((one) => {
    const outcome = outcomes.find(({ id }) => id === one.log.id)
    if (outcome && outcome.problem === null) return []
    return [{ sent: one, problem: problemOf(outcome ?? { problem: null }) }]
  })
}
