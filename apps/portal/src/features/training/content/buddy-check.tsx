import { useTranslator } from '../../../shared/i18n/index.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import css from './content.module.css'

const STEPS = ['buoyancy', 'weights', 'releases', 'air', 'final'] as const

/** Five checks, in order. */
export function BuddyCheck() {
  const { t, formatNumber } = useTranslator('training-content')
  return (
    <Card>
      <ol className={css.steps}>
        {STEPS.map((step, at) => (
          <li className={css.step} key={step}>
            <span aria-hidden="true" className={css.number}>
              {formatNumber(at + 1)}
            </span>
            <div>
              <h2 className={css.name}>{t(`training-content.check.${step}`)}</h2>
              <p className={css.text}>{t(`training-content.check.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}
