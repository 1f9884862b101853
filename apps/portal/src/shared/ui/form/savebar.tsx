import type { ReactNode } from 'react'
import css from './savebar.module.css'

type Props = {
  say: ReactNode
  /** Why it could not be saved: stands where the person pressed, in place of `say`. */
  problem?: ReactNode
  children: ReactNode
}

/** Tells the page how tall the bar is, so that toasts stand above it. */
function tellHeight(bar: HTMLElement | null) {
  if (!bar) return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty('--savebar', `${bar.offsetHeight}px`))
  observer.observe(bar)
  return () => {
    observer.disconnect()
    style.removeProperty('--savebar')
  }
}

/** Appears after a change and stays at the lower edge; on a phone it takes the place of the tabs. */
export function Savebar({ say, problem, children }: Props) {
  return (
    <div className={css.bar} ref={tellHeight}>
      {problem ? (
        <div className={css.problem}>{problem}</div>
      ) : (
        <p className={css.say} role="status">
          {say}
        </p>
      )}
      <div className={css.actions}>{children}</div>
    </div>
  )
}
