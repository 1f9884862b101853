import { DIVE_FIELDS, type ShownField } from '@fathom/domain/logbook'
import type { ReactNode } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Field } from '../../../../shared/ui/form/field.tsx'
import { useForm } from '../state/form-context.ts'
import { FieldSlot } from './field-slot.tsx'
import { labelOf } from './text-keys.ts'

type Props = {
  field: ShownField
  help?: ReactNode
  isOptional?: boolean
  /** A single control. */
  children: ReactNode
}

/** A form field with its label and error. */
export function Entry({ field, help, isOptional = false, children }: Props) {
  const { t } = useTranslator('logbook-form')
  const { errorOf } = useForm()
  const { section } = DIVE_FIELDS[field]
  return (
    <FieldSlot field={field} section={section}>
      <Field
        error={errorOf(section, field)}
        help={help}
        label={t(labelOf(field))}
        optional={isOptional ? t('logbook-form.optional') : undefined}
      >
        {children}
      </Field>
    </FieldSlot>
  )
}
