import css from '@fathom/look/controls/field.module.css'
import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'

export type FieldParts = {
  label: ReactNode
  /** The label for "optional", when the field is. */
  optional?: string | undefined
  help?: ReactNode
  error?: ReactNode
}

export function FieldLabel({ label, optional }: FieldParts) {
  return (
    <Label className={css.label ?? ''}>
      {label} {optional && <span className={css.optional}>{optional}</span>}
    </Label>
  )
}

/** Error and help below the control, linked to it by the surrounding field. */
export function FieldNotes({ help, error }: FieldParts) {
  return (
    <>
      <FieldError className={css.error ?? ''}>
        <CircleAlert />
        <span>{error}</span>
      </FieldError>
      {help && (
        <Text className={css.help ?? ''} slot="description">
          {help}
        </Text>
      )}
    </>
  )
}
