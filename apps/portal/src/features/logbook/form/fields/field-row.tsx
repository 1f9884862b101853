import type { FieldIn, LogSection, ShownField } from '@fathom/domain/logbook'
import { Fragment, type ReactNode } from 'react'

/**
 * The control of every field of a section, and the row where it is. Null: another field's control includes
 * it. A field that is left out doesn't compile.
 */
export type SectionControls<Section extends LogSection, Row extends string> = Readonly<
  Record<FieldIn<Section> & ShownField, { row: Row; control: ReactNode }>
>

type Props<Row extends string> = {
  controls: Readonly<Record<string, { row: Row; control: ReactNode }>>
  row: Row
}

/** The controls of one row, in the order of the table. */
export function FieldRow<Row extends string>({ controls, row }: Props<Row>) {
  return Object.entries(controls)
    .filter(([, each]) => each.row === row)
    .map(([field, { control }]) => <Fragment key={field}>{control}</Fragment>)
}
