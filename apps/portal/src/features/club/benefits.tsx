import { CLUB_DISCOUNT_PERCENT, type ClubBenefit } from '@fathom/domain/club'
import Check from 'lucide-react/icons/check'
import { useTranslator } from '../../shared/i18n/index.ts'
import { Icon } from '../../shared/ui/icon/icon.tsx'
import css from './club.module.css'

export function Benefits({ of }: { of: readonly ClubBenefit[] }) {
  const { t, formatPercent } = useTranslator('club')
  const percent = formatPercent(CLUB_DISCOUNT_PERCENT / 100)
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
