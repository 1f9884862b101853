import type { ClubWire } from '@fathom/contract/club'
import { type ClubBenefit, type ClubState, TRIAL_DAYS } from '@fathom/domain/club'
import Check from 'lucide-react/icons/check'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import { useTranslator } from '../../shared/i18n/index.ts'
import { Badge, type BadgeTone } from '../../shared/ui/feedback/badge.tsx'
import { ProgressBar } from '../../shared/ui/feedback/progress-bar.tsx'
import { Icon, type IconShape } from '../../shared/ui/icon/icon.tsx'
import css from './club.module.css'

const LOOK = {
  eligible: { tone: 'neutral', icon: LifeBuoy },
  'Free Trial': { tone: 'info', icon: LifeBuoy },
  Active: { tone: 'ok', icon: CircleCheck },
  Expired: { tone: 'warn', icon: Clock },
} as const satisfies Record<ClubState, { tone: BadgeTone; icon: IconShape }>

/** The text key of each state. */
const WORD = {
  eligible: 'eligible',
  'Free Trial': 'trial',
  Active: 'active',
  Expired: 'expired',
} as const satisfies Record<ClubState, string>

export function StateBadge({ state }: { state: ClubState }) {
  const { t } = useTranslator('club')
  return <Badge {...LOOK[state]}>{t(`club.state.${WORD[state]}`)}</Badge>
}

/** What the state means for the reader: how long it lasts, and what follows. */
export function MembershipSummary({ club }: { club: Pick<ClubWire, 'state' | 'endsOn' | 'daysLeft'> }) {
  const { t, formatDay } = useTranslator('club')
  const { state, endsOn, daysLeft } = club
  const day = endsOn ? formatDay(endsOn) : ''
  return (
    <div className={css.summary}>
      {state === 'Free Trial' && (
        <>
          <ProgressBar
            label={t('club.trial.left')}
            value={daysLeft / TRIAL_DAYS}
            valueText={t('club.trial.daysLeft', { left: daysLeft, all: TRIAL_DAYS })}
          />
          <p className={css.days}>{t('club.trial.daysLeft', { left: daysLeft, all: TRIAL_DAYS })}</p>
        </>
      )}
      <p className={css.quiet}>{t(`club.standing.${WORD[state]}`, { day, days: TRIAL_DAYS })}</p>
    </div>
  )
}

type Props = { of: readonly ClubBenefit[]; discountPercent: number }

export function Benefits({ of, discountPercent }: Props) {
  const { t, formatPercent } = useTranslator('club')
  const percent = formatPercent(discountPercent / 100)
  return (
    <ul className={css.benefits}>
      {of.map((benefit) => (
        <li key={benefit}>
          <Icon of={Check} size="sm" />
          {t(`club.benefit.${benefit}`, { percent })}
        </li>
      ))}
    </ul>
  )
}
