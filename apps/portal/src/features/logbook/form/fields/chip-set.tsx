import { Chip } from '../../../../shared/ui/choice/chip.tsx'
import { useForm } from '../state/form-context.ts'
import css from './fields.module.css'

type Props<Value extends string> = {
  label: string
  options: readonly Value[]
  wordOf: (option: Value) => string
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
}

/** Selects any number of options. */
export function ChipSet<Value extends string>({ label, options, wordOf, chosen, onChange }: Props<Value>) {
  const { isLocked } = useForm()
  const toggle = (option: Value, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, option] : chosen.filter((each) => each !== option))
  return (
    <fieldset aria-label={label} className={css.chips}>
      {options.map((option) => (
        <Chip
          disabled={isLocked}
          key={option}
          onToggle={(isChosen) => toggle(option, isChosen)}
          pressed={chosen.includes(option)}
        >
          {wordOf(option)}
        </Chip>
      ))}
    </fieldset>
  )
}
