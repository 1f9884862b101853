import { intlTag } from '@fathom/locales'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { DateField } from '../../../shared/ui/aria/date-field.tsx'
import type { Days } from './use-decision.ts'

type Props = { value: string; onChange: (value: string) => void; days: Days; error: string | undefined }

export default function ExaminedOn({ value, onChange, days, error }: Props) {
  const { t, locale } = useTranslator('forms')
  return (
    <DateField
      error={error}
      label={t('forms.physician.examinedOn')}
      locale={intlTag(locale)}
      max={days.last}
      min={days.first}
      onChange={(day) => onChange(day ?? '')}
      value={value || undefined}
    />
  )
}
