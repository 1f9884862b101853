import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Link } from '../../../../shared/router/index.ts'
import { FormRail, Knot } from '../../../../shared/ui/form/form-rail.tsx'
import { useApply } from '../apply-context.ts'
import { STEPS, type Step, stateOf } from '../draft/step.ts'

/** All steps with their state; shown beside the form where the window is wide enough. */
export function StepList({ step, furthest }: { step: Step; furthest: Step }) {
  const { t } = useTranslator('applications')
  const { gaps } = useApply()
  return (
    <FormRail label={t('applications.apply.steps')} missing="buoy">
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
    </FormRail>
  )
}
