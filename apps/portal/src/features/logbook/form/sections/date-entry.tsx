import { todayIn } from '@fathom/domain/logbook'
import { intlTag } from '@fathom/locales'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { DateField } from '../../../../shared/ui/aria/date-field.tsx'
import { FieldSlot } from '../fields/field-slot.tsx'
import { useForm } from '../state/form-context.ts'

/** Represents a date such as 30 February, which the field shows but never saves. */
const NO_SUCH_DAY = 'no such day'

export default function DateEntry() {
  const { t, locale } = useTranslator('logbook-form')
  const { content, change, errorOf, isLocked } = useForm()
  return (
    <FieldSlot field="date" section="dive">
      <DateField
        error={errorOf('dive', 'date')}
        isDisabled={isLocked}
        label={t('logbook-form.field.date')}
        locale={intlTag(locale)}
        max={todayIn(content.timeZone, new Date())}
        onChange={(day, problem) => change({ date: problem === 'impossible' ? NO_SUCH_DAY : (day ?? null) })}
        value={content.date ?? undefined}
      />
    </FieldSlot>
  )
}
