import type { LogSection } from '@fathom/domain/logbook'
import type { ReactNode } from 'react'
import { pathOf } from '../state/fields.ts'
import css from './fields.module.css'

type Props = { section: LogSection; field: string; children: ReactNode }

/** Where a field stands: what a problem's name leads to. */
export function FieldSlot({ section, field, children }: Props) {
  return (
    <div className={css.slot} data-field={pathOf(section, field)}>
      {children}
    </div>
  )
}
