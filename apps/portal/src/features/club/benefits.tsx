import type { ClubBenefit } from '@fathom/domain/club'
import Check from 'lucide-react/icons/check'
import { useTranslator } from '../../shared/i18n/index.ts'
import { Icon } from '../../shared/ui/icon/icon.tsx'
import css from './club.module.css'

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
