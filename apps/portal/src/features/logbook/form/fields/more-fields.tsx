import { type DiveField, declarationOf, emptyValue, type ShownField, valueAt } from '@fathom/domain/logbook'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useState } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Icon } from '../../../../shared/ui/icon/icon.tsx'
import { Summary } from '../section-summary.tsx'
import { useForm } from '../state/form-context.ts'
import { rememberOpened, wasOpened } from '../state/opened-parts.ts'
import css from './fields.module.css'

type Props = {
  /** Rarely used; one that is filled in opens the part. */
  fields: readonly [ShownField, ...ShownField[]]
  /** Folded away with them on a phone, where the summary says what they have (SN-05). */
  also?: readonly ShownField[]
  children: ReactNode
}

/** LO-09: rarely used fields of a section, folded away until one is filled in, wrong or wanted. */
export function MoreFields({ fields, also = [], children }: Props) {
  const { t } = useTranslator('logbook-form')
  const { content, shown } = useForm()
  const part = `${declarationOf(fields[0]).section}.more` as const
  const [isOpen, setOpen] = useState(
    () =>
      wasOpened(part) ||
      fields.some((field) => JSON.stringify(valueAt(content, field)) !== JSON.stringify(emptyValue(field))),
  )
  const all: readonly DiveField[] = [...also, ...fields]
  const hasProblem = shown.some(({ field }) => all.includes(field))
  // Once a problem opened it, it stays open when the problem is solved.
  if (hasProblem && !isOpen) setOpen(true)
  const toggle = (opens: boolean) => {
    // It also fires when we open it; only what the diver did is remembered.
    if (opens === isOpen) return
    setOpen(opens)
    rememberOpened(part, opens)
  }
  return (
    <details className={css.more} onToggle={({ currentTarget }) => toggle(currentTarget.open)} open={isOpen}>
      <summary>
        {t('logbook-form.more')}
        <Icon of={ChevronDown} size="sm" />
        {!isOpen && <Summary fields={also} />}
      </summary>
      <div>{children}</div>
    </details>
  )
}
