import type { ReactNode } from 'react'
import css from './savebar.module.css'

type Props = {
  say: ReactNode
  /** Why saving failed: shown where the user pressed, in place of `say`. */
  problem?: ReactNode
  children: ReactNode
}

/** Publishes the height of the bar to the page, so that toasts appear above it. */
function publishHeight(bar: HTMLElement | null) {
  if (!bar) return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty('--savebar', `${bar.offsetHeight}px`))
  observer.observe(bar)
  return () => {
    observer.disconnect()
    style.removeProperty('--savebar')
  }
}

/** Appears after a change and stays at the bottom; on a phone it replaces the tabs. */
export function Savebar({ say, problem, children }: Props) {
  return (
    <div className={css.bar} ref={publishHeight}>
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
