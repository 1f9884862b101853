import type { LogSection } from '@fathom/domain/logbook'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Field } from '../../../../shared/ui/form/field.tsx'
import { Select } from '../../../../shared/ui/form/select.tsx'
import { useForm } from '../state/form-context.ts'
import { FieldSlot } from './field-slot.tsx'

type Props<Value extends string> = {
  section: LogSection
  field: string
  label: string
  options: readonly Value[]
  wordOf: (option: Value) => string
  value: Value | null
  onChange: (value: Value | null) => void
}

/** One of a list, or nothing said. */
export function OptionSelect<Value extends string>(props: Props<Value>) {
  const { section, field, label, options, wordOf, value, onChange } = props
  const { t } = useTranslator('logbook-form')
  const form = useForm()
  return (
    <FieldSlot field={field} section={section}>
      <Field error={form.errorOf(section, field)} label={label}>
        <Select
          disabled={form.isLocked}
          onChange={({ target }) => onChange((target.value || null) as Value | null)}
          value={value ?? ''}
        >
          <option value="">{t('logbook-form.choose')}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {wordOf(option)}
            </option>
          ))}
        </Select>
      </Field>
    </FieldSlot>
  )
}
