import type { PhysicianDecisionWire } from '@fathom/contract/forms'
import { isPrinted } from '@fathom/domain/forms'
import { useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'

export type Decision = {
  outcome: PhysicianDecisionWire['outcome'] | undefined
  name: string
  examinedOn: string
}

type Errors = Partial<Record<keyof Decision, string>>

const dayHere = (moment: Date) =>
  new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)

/** The decision being entered, and the texts for what is missing. */
export function useDecision() {
  const { t } = useTranslator('forms')
  const [value, setValue] = useState<Decision>({ outcome: undefined, name: '', examinedOn: '' })
  // Many people see the doctor before they fill in the form, so any day up to today in the physician's time
  // zone is allowed.
  const lastDay = dayHere(new Date())
  const errors: Errors = {
    ...(!value.outcome && { outcome: t('forms.physician.missing.outcome') }),
    ...(value.name.trim() === '' && { name: t('forms.physician.missing.name') }),
    ...(!isPrinted(value.name) && { name: t('forms.fill.unprintable') }),
    ...(value.examinedOn > lastDay && { examinedOn: t('forms.document.day-ahead.text') }),
    ...(value.examinedOn === '' && { examinedOn: t('forms.physician.missing.examinedOn') }),
  }
  return {
    value,
    change: (change: Partial<Decision>) => setValue((before) => ({ ...before, ...change })),
    errors,
    lastDay,
    isRight: Object.keys(errors).length === 0,
  }
}
