import type { ShownField } from '@fathom/domain/logbook'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Select } from '../../../../shared/ui/form/select.tsx'
import { useForm } from '../state/form-context.ts'
import { Entry } from './entry.tsx'

type Props<Value extends string> = {
  field: ShownField
  options: readonly Value[]
  wordOf: (option: Value) => string
  value: Value | null
  onChange: (value: Value | null) => void
}

/** One option of a list, or none. */
export function OptionSelect<Value extends string>(props: Props<Value>) {
  const { field, options, wordOf, value, onChange } = props
  const { t } = useTranslator('logbook-form')
  const form = useForm()
  return (
    <Entry field={field}>
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
    </Entry>
  )
}
