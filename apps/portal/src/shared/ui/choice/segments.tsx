import { type ReactNode, useId } from 'react'
import css from './segments.module.css'
import { useChosen } from './use-chosen.ts'

type Segment<Key extends string> = { key: Key; label: ReactNode; count?: string }

type Props<Key extends string> = {
  legend: string
  segments: readonly Segment<Key>[]
  selected: Key
  onSelect: (key: Key) => void
}

/** A filter with a few options, each with its result count: radio buttons that look like a scale. */
export function Segments<Key extends string>({ legend, segments, selected, onSelect }: Props<Key>) {
  const [chosen, choose] = useChosen(selected, onSelect)
  const name = useId()
  return (
    <fieldset className={css.scale}>
      <legend className="visually-hidden">{legend}</legend>
      {segments.map(({ key, label, count }) => (
        <label className={css.segment} key={key}>
          <input
            checked={key === chosen}
            className="visually-hidden"
            name={name}
            onChange={() => choose(key)}
            type="radio"
          />
          {label}
          {count !== undefined && <span className={css.count}>{count}</span>}
        </label>
      ))}
    </fieldset>
  )
}
