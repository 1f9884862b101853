import type { LogSection } from '@fathom/domain/logbook'
import type { ReactNode } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Field } from '../../../../shared/ui/form/field.tsx'
import { useForm } from '../state/form-context.ts'
import { FieldSlot } from './field-slot.tsx'
import { labelOf } from './label-of.ts'

type Props = {
  section: LogSection
  field: string
  help?: ReactNode
  isOptional?: boolean
  /** A single control. */
  children: ReactNode
}

/** A form field with its label and error. */
export function Entry({ section, field, help, isOptional = false, children }: Props) {
  const { t } = useTranslator('logbook-form')
  const { errorOf } = useForm()
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
