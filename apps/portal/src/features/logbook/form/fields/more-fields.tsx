import { type DiveField, emptyValue, valueAt } from '@fathom/domain/logbook'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useState } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Icon } from '../../../../shared/ui/icon/icon.tsx'
import { useForm } from '../state/form-context.ts'
import css from './fields.module.css'

/** LO-09: rarely used fields of a section, folded away until one is filled in, wrong or wanted. */
export function MoreFields({ fields, children }: { fields: readonly DiveField[]; children: ReactNode }) {
  const { t } = useTranslator('logbook-form')
  const { content, shown } = useForm()
  const [isOpen, setOpen] = useState(() =>
    fields.some((field) => JSON.stringify(valueAt(content, field)) !== JSON.stringify(emptyValue(field))),
  )
  const hasProblem = shown.some(({ field }) => fields.includes(field))
  return (
    <details
      className={css.more}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      open={isOpen || hasProblem}
    >
      <summary>
        {t('logbook-form.more')}
        <Icon of={ChevronDown} size="sm" />
      </summary>
      <div>{children}</div>
    </details>
  )
}
