import type { FormListingWire, FormStandingWire } from '@fathom/contract/forms'
import { firstPaperDay, teacherState } from '@fathom/domain/forms'
import CalendarX from 'lucide-react/icons/calendar-x'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import FileCheck from 'lucide-react/icons/file-check'
import FileQuestion from 'lucide-react/icons/file-question-mark'
import Files from 'lucide-react/icons/files'
import IdCard from 'lucide-react/icons/id-card'
import Stethoscope from 'lucide-react/icons/stethoscope'
import UserPen from 'lucide-react/icons/user-pen'
import UserX from 'lucide-react/icons/user-x'
import Users from 'lucide-react/icons/users'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Badge } from '../../../shared/ui/feedback/badge.tsx'

export type FormKind = 'medical' | 'release'

export const kindOf = (form: string): FormKind => (form === 'medical-questionnaire' ? 'medical' : 'release')

const LOOKS = {
  missing: { tone: 'warn', icon: FileQuestion },
  'details-changed': { tone: 'bad', icon: UserPen },
  'guardian-awaited': { tone: 'warn', icon: Users },
  'guardian-refused': { tone: 'bad', icon: UserX },
  'physician-awaited': { tone: 'buoy', icon: Stethoscope },
  'physician-unasked': { tone: 'buoy', icon: Stethoscope },
  'physician-refused': { tone: 'buoy', icon: UserX },
  'decision-awaited': { tone: 'bad', icon: CircleX },
  'decision-unasked': { tone: 'bad', icon: CircleX },
  'decision-refused': { tone: 'bad', icon: CircleX },
  'physician-teaches': { tone: 'bad', icon: UserX },
  'birth-date-awaited': { tone: 'warn', icon: IdCard },
  'page-waiting': { tone: 'buoy', icon: FileCheck },
  'decision-page': { tone: 'bad', icon: FileCheck },
  cleared: { tone: 'ok', icon: CircleCheck },
  expired: { tone: 'bad', icon: CalendarX },
  declined: { tone: 'bad', icon: CircleX },
} as const

type Shown = Pick<FormStandingWire, 'state' | 'request' | 'validUntil' | 'declinedAt'> & {
  /** An uploaded page waits for the reader, and no longer for a physician. */
  isPageWaiting?: boolean
  isGuardianRefused?: true | undefined
}

/** TS-04: the state of one form at a glance, in the same words for the diver and for those who teach them. */
export function StandingBadge({ kind, standing }: { kind: FormKind; standing: Shown }) {
  const { t, formatDate } = useTranslator('forms-standing')
  const { validUntil, declinedAt, request, isPageWaiting = false } = standing
  const isRefused = standing.state === 'guardian-awaited' && standing.isGuardianRefused
  const state = isRefused ? 'guardian-refused' : teacherState(standing.state, request, isPageWaiting)
  // The end is a day of UTC everywhere: on the screen, on the PDF and in its code.
  const date =
    standing.state === 'decision-awaited' ? declinedAt && new Date(declinedAt) : validUntil?.slice(0, 10)
  const shown = { date: date ? formatDate(date, 'long') : '' }
  const words =
    state === 'cleared'
      ? t(`forms-standing.state.cleared.${kind}`, shown)
      : t(`forms-standing.state.${state}`, shown)
  return <Badge {...LOOKS[state]}>{words}</Badge>
}

type Listed = Shown & Pick<FormListingWire, 'decision' | 'approvalEndedAt'>

/**
 * The state of one form in a list of all of them. Each tells its own outcome: a refusal of the person ends an
 * approval, but it isn't a decision on that form. One that a newer form replaced asks nobody.
 */
export function ListedBadge({ kind, form, isNewest }: { kind: FormKind; form: Listed; isNewest: boolean }) {
  const { t, formatDate } = useTranslator('forms', 'forms-standing')
  const { decision, approvalEndedAt, state } = form
  if (approvalEndedAt) {
    const date = formatDate(new Date(approvalEndedAt), 'long')
    return <Badge {...LOOKS.declined}>{t('forms-standing.refusedSince', { date })}</Badge>
  }
  const isOwnRefusal = state === 'declined' && decision?.outcome === 'declined'
  if (isNewest || isOwnRefusal || state === 'expired') return <StandingBadge kind={kind} standing={form} />
  return (
    <Badge icon={Files} tone="neutral">
      {t('forms.document.outcome.replaced')}
    </Badge>
  )
}

type Decided = { form: Pick<FormListingWire, 'decision'>; className: string | undefined }

/** What a physician decided on this form, and who. */
export function DecisionLine({ form: { decision }, className }: Decided) {
  const { t, formatDate } = useTranslator('forms-standing')
  if (!decision) return null
  const words = { name: decision.by, date: formatDate(new Date(decision.at), 'long') }
  return <p className={className}>{t(`forms-standing.${DECIDED[decision.outcome]}`, words)}</p>
}

const DECIDED = { approved: 'approvedBy', declined: 'declinedBy' } as const

type Changed = { standing: Pick<FormStandingWire, 'answersChangedAt'>; className: string | undefined }

/** TS-04: that a questionnaire without a Yes replaced one with a Yes; never which. */
export function AnswersChanged({ standing: { answersChangedAt }, className }: Changed) {
  const { t, formatDate } = useTranslator('forms-standing')
  if (!answersChangedAt) return null
  const date = formatDate(new Date(answersChangedAt), 'long')
  return <p className={className}>{t('forms-standing.answersChanged', { date })}</p>
}

type Refused = { standing: Pick<FormStandingWire, 'state' | 'declinedAt'>; className: string | undefined }

/** ST-08: which new approval lifts a refusal, said before anyone visits a physician. */
export function AfterRefusal({ standing: { state, declinedAt }, className }: Refused) {
  const { t, formatDate } = useTranslator('forms-standing')
  if (!declinedAt || (state !== 'decision-awaited' && state !== 'declined')) return null
  const at = new Date(declinedAt)
  const words = { date: formatDate(at, 'long'), first: formatDate(firstPaperDay(at), 'long') }
  return <p className={className}>{t('forms-standing.afterRefusal', words)}</p>
}
