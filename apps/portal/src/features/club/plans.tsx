import type { ClubPlanWire, ClubWire } from '@fathom/contract/club'
import type { ClubPlanId } from '@fathom/domain/club'
import { useId } from 'react'
import { useTranslator } from '../../shared/i18n/index.ts'
import { priceText } from '../../shared/price-text.ts'
import { Button } from '../../shared/ui/action/button.tsx'
import { Benefits } from './benefits.tsx'
import css from './club.module.css'

type Props = Pick<ClubWire, 'plans' | 'discountPercent'> & {
  /** Opens the organization's shop with that plan. */
  onChoose: (plan: ClubPlanId) => Promise<void>
  /** The plan whose shop page is being opened. */
  leavingFor: ClubPlanId | undefined
}

export function Plans({ plans, discountPercent, onChoose, leavingFor }: Props) {
  const { t } = useTranslator('club')
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={css.plans} id="plans">
      <h2 className={css.heading} id={headingId} tabIndex={-1}>
        {t('club.plans.title')}
      </h2>
      <p className={css.quiet}>{t('club.plans.lead')}</p>
      <ul className={css.planList}>
        {plans.map((plan) => (
          <li key={plan.id}>
            <Plan
              discountPercent={discountPercent}
              isLeaving={leavingFor === plan.id}
              onChoose={() => void onChoose(plan.id)}
              plan={plan}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

type PlanProps = { plan: ClubPlanWire; discountPercent: number; onChoose: () => void; isLeaving: boolean }

function Plan({ plan, discountPercent, onChoose, isLeaving }: PlanProps) {
  const translator = useTranslator('club')
  const { t } = translator
  const name = t(`club.plan.${plan.id}`)
  return (
    <article className={css.plan}>
      <h3 className={css.planName}>{name}</h3>
      <p className={css.price}>
        <b>
          <bdi>{priceText(translator, plan.price)}</bdi>
        </b>{' '}
        {t('club.plan.aYear')}
      </p>
      <Benefits discountPercent={discountPercent} of={plan.benefits} />
      <Button
        aria-label={t('club.plan.chooseNamed', { plan: name })}
        block
        busy={isLeaving}
        kind="line"
        onClick={onChoose}
      >
        {t('club.plan.choose')}
      </Button>
    </article>
  )
}
