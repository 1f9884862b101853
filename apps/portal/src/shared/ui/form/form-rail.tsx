import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import css from './form-rail.module.css'

type Props = {
  label: string
  /** How an incomplete section is shown: as a mistake, or as still to do. */
  missing: 'bad' | 'buoy'
  /** One item per section, with a link that has `data-state`. */
  children: ReactNode
}

/**
 * The sections of a long form with their status, shown where the window is wide enough to put it beside them.
 */
export function FormRail({ label, missing, children }: Props) {
  return (
    <nav aria-label={label} className={css.rail} data-missing-as={missing}>
      <ol>{children}</ol>
    </nav>
  )
}

/** The rail, with the form beside it. */
export const BesideRail = ({ children }: { children: ReactNode }) => (
  <div className={css.beside}>{children}</div>
)

/** Shown before the name of a section. */
export function Knot({ state }: { state: 'open' | 'done' | 'missing' }) {
  return (
    <span aria-hidden="true" className={css.knot}>
      {state === 'done' && <Icon of={Check} size="sm" />}
      {state === 'missing' && '!'}
    </span>
  )
}
