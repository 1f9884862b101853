import { intlTag } from '@fathom/locales'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { DateField } from '../../../shared/ui/aria/date-field.tsx'
import { NO_SUCH_DAY } from './fields.ts'

type Props = {
  value: string
  onChange: (value: string) => void
  error: string | undefined
  isReadOnly: boolean
  isUnconfirmed: boolean
}

/** Loaded separately, because the world's calendars are heavier than the rest of the form. */
export default function BirthDateField({ value, onChange, error, isReadOnly, isUnconfirmed }: Props) {
  const { t, locale } = useTranslator('profile')
  return (
    <DateField
      error={error}
      help={isUnconfirmed ? t('profile.birthDate.unconfirmed') : undefined}
      isReadOnly={isReadOnly}
      label={t('profile.field.birthDate')}
      locale={intlTag(locale)}
      onChange={(day, problem) => onChange(problem === 'impossible' ? NO_SUCH_DAY : (day ?? ''))}
      value={value || undefined}
    />
  )
}
