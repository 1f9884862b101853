import { Checkbox } from '../../shared/ui/form/checkbox.tsx'
import css from './integrations.module.css'

type Props<Key extends string> = {
  legend: string
  choices: readonly Key[]
  chosen: readonly Key[]
  error: string | undefined
  onChange: (chosen: Key[]) => void
}

/** Names that other systems use as they are, so they aren't translated. */
export function CheckList<Key extends string>({ legend, choices, chosen, error, onChange }: Props<Key>) {
  return (
    <fieldset className={css.choices}>
      <legend>{legend}</legend>
      {choices.map((choice, index) => (
        <Checkbox
          checked={chosen.includes(choice)}
          error={index === choices.length - 1 && error}
          key={choice}
          onChange={({ target }) =>
            onChange(choices.filter((one) => (one === choice ? target.checked : chosen.includes(one))))
          }
        >
          <code dir="ltr">{choice}</code>
        </Checkbox>
      ))}
    </fieldset>
  )
}
