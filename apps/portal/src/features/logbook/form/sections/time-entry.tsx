import { intlTag } from '@fathom/locales'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { TimeField } from '../../../../shared/ui/aria/time-field.tsx'
import { FieldSlot } from '../fields/field-slot.tsx'
import { useForm } from '../state/form-context.ts'

export default function TimeEntry({ name }: { name: 'timeIn' | 'timeOut' }) {
  const { t, locale } = useTranslator('logbook-form')
  const { content, changePart, errorOf, isLocked } = useForm()
  return (
    <FieldSlot field={name} section="depthTime">
      <TimeField
        error={errorOf('depthTime', name)}
        isDisabled={isLocked}
        label={t(`logbook-form.field.${name}`)}
        locale={intlTag(locale)}
        onChange={(time) => changePart('depthTime', { [name]: time ?? null })}
        value={content.depthTime[name] ?? undefined}
      />
    </FieldSlot>
  )
}
