import type { ApplicationWire } from '@fathom/contract/applications'
import type { ApplicationMove } from '@fathom/domain/applications'
import BadgeCheck from 'lucide-react/icons/badge-check'
import BookOpen from 'lucide-react/icons/book-open'
import Check from 'lucide-react/icons/check'
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Undo from 'lucide-react/icons/undo-2'
import Wallet from 'lucide-react/icons/wallet'
import X from 'lucide-react/icons/x'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { useNavigate } from '../../../shared/router/index.ts'
import type { IconShape } from '../../../shared/ui/icon/icon.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import type { Payment } from '../applications.calls.ts'
import { currentIn, useMove } from '../use-move.ts'

/**
 * `late`: another person was faster, and the current state is shown. `gone`: the reader no longer has access.
 * `held`: the applicant already has the certification.
 */
type ReviewProblem =
  | 'review.problem.late'
  | 'review.problem.gone'
  | 'review.problem.failed'
  | 'review.payment.used'
  | 'held'

function problemOf(cause: Error | null): ReviewProblem | undefined {
  if (!cause) return undefined
  if (currentIn(cause)) return 'review.problem.late'
  if (!(cause instanceof CallFailed)) return 'review.problem.failed'
  if (cause.problem === 'already-held') return 'held'
  if (cause.problem === 'reference-used') return 'review.payment.used'
  // A colleague works on it.
  if (cause.problem === 'held') return 'review.problem.late'
  return cause.status === 404 ? 'review.problem.gone' : 'review.problem.failed'
}

/** The reader can correct it in the dialog, or try again. */
const STAYS_OPEN = new Set<string>(['review.problem.failed', 'review.payment.used'])

/** The moves of one application, based on the version on the screen. */
export function useReview(
  { id, version, applicant }: ApplicationWire,
  affiliateId: number,
  /** The dialog may close; `move` is set when it was made. */
  onDecided: (move?: ReviewMove) => void,
) {
  const { t } = useTranslator('applications')
  const move = useMove(affiliateId)
  const navigate = useNavigate()
  return {
    isPending: move.isPending,
    problem: problemOf(move.error),
    /** Clears the previous error before a new confirmation. */
    forget: move.reset,
    go: (next: ReviewMove, reason: string, payment?: Payment) =>
      move.mutate(
        { id, version, move: next, reason, payment },
        {
          onSuccess: () => {
            onDecided(next)
            // A returned application belongs to its applicant only, so there is nothing left to read here.
            if (next === 'return') void navigate(paths.formsApplications())
            showToast({ text: t(`applications.review.move.${next}.done`, { name: applicant.name ?? '' }) })
          },
          onError: (cause) => {
            if (!STAYS_OPEN.has(problemOf(cause) ?? '')) onDecided()
          },
        },
      ),
  }
}

export type Review = ReturnType<typeof useReview>

export type ReviewMove = Exclude<ApplicationMove, 'submit'>

export type MoveLook = {
  icon: IconShape
  kind: 'primary' | 'line' | 'quiet'
  /** Whether it needs confirmation; only starting a review doesn't. */
  needsConfirmation: boolean
  /** Whether a reason goes with it. */
  reason: 'none' | 'optional' | 'required'
}

/** How each move of a reviewer looks and what it asks; the application lists the available ones. */
export const REVIEW_MOVES: Readonly<Record<ReviewMove, MoveLook>> = {
  open: { icon: BookOpen, kind: 'primary', needsConfirmation: false, reason: 'none' },
  approve: { icon: Check, kind: 'primary', needsConfirmation: true, reason: 'optional' },
  return: { icon: Undo, kind: 'line', needsConfirmation: true, reason: 'required' },
  ask: { icon: MessageCircleQuestion, kind: 'line', needsConfirmation: true, reason: 'required' },
  'request-payment': { icon: Wallet, kind: 'primary', needsConfirmation: true, reason: 'none' },
  'record-payment': { icon: ReceiptText, kind: 'primary', needsConfirmation: true, reason: 'optional' },
  complete: { icon: BadgeCheck, kind: 'primary', needsConfirmation: true, reason: 'none' },
  cancel: { icon: X, kind: 'quiet', needsConfirmation: true, reason: 'required' },
}
