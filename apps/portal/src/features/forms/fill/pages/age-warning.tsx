import { ageContradictions, lastDayOnEarth, yearsOn } from '@fathom/domain/forms'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { paths } from '../../../../shared/paths.ts'
import { TextLink } from '../../../../shared/ui/action/text-link.tsx'
import { Banner } from '../../../../shared/ui/feedback/banner.tsx'
import { useFill } from '../fill-context.ts'

/** Repeats the age warnings in the review. */
export function AgeWarnings() {
  const { definition, answers, person } = useFill()
  const wrong = ageContradictions(definition, answers, person.birthDate, lastDayOnEarth(new Date()))
  return wrong.map((id) => <AgeWarning key={id} questionId={id} />)
}

/**
 * Warns that the age contradicts the birth date, but leaves the answer to the person, because either may be
 * wrong.
 */
export function AgeWarning({ questionId }: { questionId: string }) {
  const { t } = useTranslator('forms')
  const { definition, answers, person } = useFill()
  const day = lastDayOnEarth(new Date())
  const years = yearsOn(person.birthDate, day)
  const isWrong = ageContradictions(definition, answers, person.birthDate, day).includes(questionId)
  if (!isWrong || years === undefined) return null
  return (
    <Banner icon={CalendarClock} live="status" tone="warn">
      {t('forms.fill.age.text', { years })}{' '}
      <TextLink to={paths.profile()}>{t('forms.fill.age.profile')}</TextLink>
    </Banner>
  )
}
