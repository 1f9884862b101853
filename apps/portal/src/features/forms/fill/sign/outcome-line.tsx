import { needsPhysician } from '@fathom/domain/forms'
import link from '@fathom/look/controls/link.module.css'
import CircleCheckBig from 'lucide-react/icons/circle-check-big'
import Stethoscope from 'lucide-react/icons/stethoscope'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Icon } from '../../../../shared/ui/icon/icon.tsx'
import { useFill } from '../fill-context.ts'
import css from './sign.module.css'

/** The result of the answers, before they are signed. */
export function OutcomeLine({ onCheck }: { onCheck: () => void }) {
  const { t } = useTranslator('forms')
  const { definition, answers, isAfterDecline } = useFill()
  const isPhysician = isAfterDecline || needsPhysician(definition, answers)
  return (
    <p className={css.outcome} data-physician={isPhysician || undefined}>
      <Icon of={isPhysician ? Stethoscope : CircleCheckBig} />
      <span>
        {useOutcomeWords()}{' '}
        <button className={link.link} onClick={onCheck} type="button">
          {t('forms.fill.toReview')}
        </button>
      </span>
    </p>
  )
}

function useOutcomeWords(): string {
  const { t, formatNumber } = useTranslator('forms')
  const { definition, answers, isAfterDecline } = useFill()
  if (definition.name === 'liability-release') return t('forms.sign.outcome.release')
  if (isAfterDecline) return t('forms.fill.declinedBefore')
  if (needsPhysician(definition, answers)) return t('forms.sign.outcome.physician')
  const given = Object.values(answers)
  return given.every((answer) => answer === 'no')
    ? t('forms.sign.outcome.allNo', { count: formatNumber(given.length) })
    : t('forms.sign.outcome.cleared')
}
