import Check from 'lucide-react/icons/check'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Link } from '../../../../shared/router/index.ts'
import { Icon } from '../../../../shared/ui/icon/icon.tsx'
import css from '../apply.module.css'
import { useApply } from '../apply-context.ts'
import { STEPS, type Step, type StepState, stateOf } from '../draft/step.ts'

/** All steps and how each stands; where the window is wide enough to show it beside them. */
export function StepList({ step, furthest }: { step: Step; furthest: Step }) {
  const { t } = useTranslator('applications')
  const { gaps } = useApply()
  return (
    <nav aria-label={t('applications.apply.steps')} className={css.list}>
      <ol>
        {STEPS.map((each) => {
          const state = stateOf(each, gaps, furthest)
          return (
            <li key={each}>
              <Link aria-current={each === step ? 'step' : undefined} data-state={state} to={`?step=${each}`}>
                <Knot state={state} />
                {t(`applications.apply.step.${each}`)}
                {state !== 'open' && (
                  <span className="visually-hidden">, {t(`applications.apply.${state}`)}</span>
                )}
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

function Knot({ state }: { state: StepState }) {
  return (
    <span aria-hidden="true" className={css.knot}>
      {state === 'done' && <Icon of={Check} size="sm" />}
      {state === 'missing' && '!'}
    </span>
  )
}
