import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import css from './sounding-line.module.css'

type Sounding = {
  key: string
  title: ReactNode
  text?: ReactNode
  state: 'done' | 'now' | 'ahead'
}

type Props = {
  label: string
  soundings: readonly Sounding[]
  /** Read out after the title of a completed item. */
  doneLabel: string
}

/** A vertical progress line with knots; the buoy marks where the reader is. */
export function SoundingLine({ label, soundings, doneLabel }: Props) {
  return (
    <ol aria-label={label} className={css.line}>
      {soundings.map(({ key, title, text, state }) => (
        <li
          aria-current={state === 'now' ? 'step' : undefined}
          className={css.item}
          data-state={state}
          key={key}
        >
          <span aria-hidden="true" className={css.knot}>
            {state === 'done' && <Icon of={Check} size="sm" />}
          </span>
          <div className={css.words}>
            <p className={css.title}>
              {title}
              {state === 'done' && <span className="visually-hidden"> {doneLabel}</span>}
            </p>
            {text && <p className={css.text}>{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
