import { useTranslator } from '../../../../shared/i18n/index.ts'
import { ChoiceScale } from '../../../../shared/ui/choice/choice-scale.tsx'
import { useForm } from '../state/form-context.ts'

type Props<Value extends string> = {
  label: string
  options: readonly Value[]
  wordOf: (option: Value) => string
  value: Value | null
  onChange: (value: Value | null) => void
}

/** A few options side by side; the choice can be cleared. */
export function OptionScale<Value extends string>({ label, options, wordOf, value, onChange }: Props<Value>) {
  const { t } = useTranslator('logbook-form')
  const { isLocked } = useForm()
  return (
    <ChoiceScale
      choices={options.map((option) => ({ value: option, label: wordOf(option) }))}
      clearLabel={t('logbook-form.clear')}
      disabled={isLocked}
      legend={label}
      onChange={onChange}
      value={value}
    />
  )
}
