import type { ApplicationMove } from '@fathom/domain/applications'
import BadgeCheck from 'lucide-react/icons/badge-check'
import BookOpen from 'lucide-react/icons/book-open'
import Check from 'lucide-react/icons/check'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Undo from 'lucide-react/icons/undo-2'
import Wallet from 'lucide-react/icons/wallet'
import X from 'lucide-react/icons/x'
import type { IconShape } from '../../../shared/ui/icon/icon.tsx'

export type ReviewMove = Exclude<ApplicationMove, 'submit'>

export type MoveLook = {
  icon: IconShape
  kind: 'primary' | 'line' | 'quiet'
  /** Whether it needs confirmation; only starting a review doesn't. */
  isAsked: boolean
  /** Whether a reason goes with it. */
  reason: 'none' | 'optional' | 'required'
}

/** How each move of a reviewer looks and what it asks; the application lists the available ones. */
export const REVIEW_MOVES: Readonly<Record<ReviewMove, MoveLook>> = {
  open: { icon: BookOpen, kind: 'primary', isAsked: false, reason: 'none' },
  approve: { icon: Check, kind: 'primary', isAsked: true, reason: 'optional' },
  return: { icon: Undo, kind: 'line', isAsked: true, reason: 'required' },
  'request-payment': { icon: Wallet, kind: 'primary', isAsked: true, reason: 'none' },
  'record-payment': { icon: ReceiptText, kind: 'primary', isAsked: true, reason: 'optional' },
  complete: { icon: BadgeCheck, kind: 'primary', isAsked: true, reason: 'none' },
  cancel: { icon: X, kind: 'quiet', isAsked: true, reason: 'required' },
}
