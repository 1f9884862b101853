import { cloneElement, type KeyboardEvent, type ReactElement, useId, useState } from 'react'
import css from './tooltip.module.css'

type Props = {
  /** A short text; nothing that is needed to use the page. */
  tip: string
  children: ReactElement<{ 'aria-describedby'?: string }>
}

/** Shown on hover and focus, hidden on Escape; stays while the pointer is on the tip itself. */
export function Tooltip({ tip, children }: Props) {
  const id = useId()
  const [dismissed, setDismissed] = useState(false)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setDismissed(true)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches what happens to the control inside
    <span
      className={css.place}
      data-dismissed={dismissed || undefined}
      onBlur={() => setDismissed(false)}
      onKeyDown={onKeyDown}
      onPointerLeave={() => setDismissed(false)}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span className={css.tip} id={id} role="tooltip">
        {tip}
      </span>
    </span>
  )
}
