import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import css from './form-rail.module.css'

type Props = {
  label: string
  /** How a part shows that lacks something: as a mistake, or as what is still to be done. */
  missing: 'bad' | 'buoy'
  /** An item for each part, with a link in it that carries `data-state`. */
  children: ReactNode
}

/** The parts of a long form and how each stands; where the window is wide enough to show it beside them. */
export function FormRail({ label, missing, children }: Props) {
  return (
    <nav aria-label={label} className={css.rail} data-missing-as={missing}>
      <ol>{children}</ol>
    </nav>
  )
}

/** The rail, and what is filled in beside it. */
export const BesideRail = ({ children }: { children: ReactNode }) => (
  <div className={css.beside}>{children}</div>
)

/** Stands before the name of a part. */
export function Knot({ state }: { state: 'open' | 'done' | 'missing' }) {
  return (
    <span aria-hidden="true" className={css.knot}>
      {state === 'done' && <Icon of={Check} size="sm" />}
      {state === 'missing' && '!'}
    </span>
  )
}
