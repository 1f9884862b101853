import type { ApplicationWire } from '@fathom/contract/applications'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { useNavigate } from '../../../shared/router/index.ts'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { currentIn, useMove } from '../use-move.ts'
import type { ReviewMove } from './moves.ts'

/**
 * `late`: another person was faster, and the current state is shown. `gone`: the reader no longer has access.
 * `held`: the applicant already has the certification.
 */
type ReviewProblem = 'review.problem.late' | 'review.problem.gone' | 'review.problem.failed' | 'held'

function problemOf(cause: Error | null): ReviewProblem | undefined {
  if (!cause) return undefined
  if (currentIn(cause)) return 'review.problem.late'
  if (!(cause instanceof CallFailed)) return 'review.problem.failed'
  if (cause.problem === 'already-held') return 'held'
  return cause.status === 404 ? 'review.problem.gone' : 'review.problem.failed'
}

/** The moves of one application, based on the version on the screen. */
export function useReview(
  { id, version, applicant }: ApplicationWire,
  affiliateId: number,
  onDecided: () => void,
) {
  const { t } = useTranslator('applications')
  const move = useMove(affiliateId)
  const navigate = useNavigate()
  return {
    isPending: move.isPending,
    problem: problemOf(move.error),
    /** Clears the previous error before a new confirmation. */
    forget: move.reset,
    go: (wish: ReviewMove, reason: string) =>
      move.mutate(
        { id, version, move: wish, reason },
        {
          onSuccess: () => {
            onDecided()
            // A returned application belongs to its applicant only, so there is nothing left to read here.
            if (wish === 'return') void navigate(paths.formsApplications())
            showToast({ text: t(`applications.review.move.${wish}.done`, { name: applicant.name ?? '' }) })
          },
          onError: (cause) => {
            if (problemOf(cause) !== 'review.problem.failed') onDecided()
          },
        },
      ),
  }
}

export type Review = ReturnType<typeof useReview>
