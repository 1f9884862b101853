import { type ReviewTarget, returnLogs, verifyLogs } from '@fathom/contract/logbook'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { REVIEW_KEY, type Sent } from './review.queries.ts'

/** Verified, or returned with a reason. */
export type Judgement =
  | { action: 'verify'; sent: readonly Sent[] }
  | { action: 'return'; sent: readonly Sent[]; reason: string }

const targetOf = ({ log }: Sent): ReviewTarget => ({
  id: log.id,
  affiliate_id: log.affiliateId,
  version: log.version,
})

/**
 * SC-11: reviews one log or a whole class. Each log has its own outcome; failures are reported with their
 * reason.
 */
export function useReview(onFailures: (failures: readonly Failure[]) => void) {
  const { graph } = useCalls()
  const { t } = useTranslator('logbook-review')
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: async (judgement: Judgement) => {
      const logs = judgement.sent.map(targetOf)
      return judgement.action === 'verify'
        ? (await graph.request(verifyLogs, { logs })).verifyLogs
        : (await graph.request(returnLogs, { logs, reason: judgement.reason })).returnLogs
    },
    onSuccess: (outcomes, { action, sent }) => {
      const failures = failuresIn(outcomes, sent)
      onFailures(failures)
      const count = sent.length - failures.length
      if (count > 0) showToast({ text: t(`logbook-review.done.${action}`, { count }) })
    },
    // We don't know which of them reached the server; the refetched list shows it.
    onError: (_, { sent }) => onFailures(sent.map((one) => ({ sent: one, problem: 'unexpected' }))),
    onSettled: async () => {
      void client.invalidateQueries({ queryKey: ['logbook', 'dive'] })
      await client.invalidateQueries({ queryKey: REVIEW_KEY })
    },
  })
}

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
