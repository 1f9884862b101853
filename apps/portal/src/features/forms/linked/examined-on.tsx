import { intlTag } from '@fathom/locales'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { DateField } from '../../../shared/ui/aria/date-field.tsx'

type Props = { value: string; onChange: (value: string) => void; lastDay: string; error: string | undefined }

export default function ExaminedOn({ value, onChange, lastDay, error }: Props) {
  const { t, locale } = useTranslator('forms')
  return (
    <DateField
      error={error}
      label={t('forms.physician.examinedOn')}
      locale={intlTag(locale)}
      max={lastDay}
      onChange={(day) => onChange(day ?? '')}
      value={value || undefined}
    />
  )
}
