import { lastDayOnEarth } from '@fathom/domain/forms'
import { intlTag } from '@fathom/locales'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { DateField } from '../../../../shared/ui/aria/date-field.tsx'

type Props = { value: string; onChange: (value: string) => void; error: string | undefined }

export default function GuardianBirthDate({ value, onChange, error }: Props) {
  const { t, locale } = useTranslator('forms')
  return (
    <DateField
      error={error}
      help={t('forms.sign.guardian.birthDateHelp')}
      label={t('forms.sign.guardian.birthDate')}
      locale={intlTag(locale)}
      max={lastDayOnEarth(new Date())}
      onChange={(day) => onChange(day ?? '')}
      value={value || undefined}
    />
  )
}
