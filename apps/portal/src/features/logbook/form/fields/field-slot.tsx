import type { DiveField, LogSection } from '@fathom/domain/logbook'
import type { ReactNode } from 'react'
import { pathOf } from '../state/fields.ts'
import css from './fields.module.css'

type Props = { section: LogSection; field: DiveField | 'photos'; children: ReactNode }

/** Marks the position of a field, so that a problem can link to it. */
export function FieldSlot({ section, field, children }: Props) {
  return (
    <div className={css.slot} data-field={pathOf(section, field)}>
      {children}
    </div>
  )
}
