import { lastDayOnEarth } from '@fathom/domain/forms'
import { intlTag } from '@fathom/locales'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { DateField } from '../../../../shared/ui/aria/date-field.tsx'

type Props = { value: string; onChange: (value: string) => void; error: string | undefined }

export default function GuardianBirthDate({ value, onChange, error }: Props) {
  const { t, locale } = useTranslator('forms')
  const help = t('forms.sign.guardian.birthDateHelp')
  return (
    <DateField
      error={error}
      // The error already says the same.
      help={error === t('forms.sign.missing.tooYoung') ? undefined : help}
      label={t('forms.sign.guardian.birthDate')}
      locale={intlTag(locale)}
      max={lastDayOnEarth(new Date())}
      onChange={(day) => onChange(day ?? '')}
      value={value || undefined}
    />
  )
}
