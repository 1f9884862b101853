import type { PhysicianDecisionWire } from '@fathom/contract/forms'
import { useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'

export type Decision = {
  outcome: PhysicianDecisionWire['outcome'] | undefined
  name: string
  examinedOn: string
}

type Errors = Partial<Record<keyof Decision, string>>

/** The day by the physician's own clock. */
export const today = () => {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

/** The decision while it is written, and the words for what is missing. */
export function useDecision(birthDate: string | null) {
  const { t } = useTranslator('forms')
  const [value, setValue] = useState<Decision>({ outcome: undefined, name: '', examinedOn: '' })
  const errors: Errors = {
    ...(!value.outcome && { outcome: t('forms.physician.missing.outcome') }),
    ...(value.name.trim() === '' && { name: t('forms.physician.missing.name') }),
    ...(value.examinedOn > today() && { examinedOn: t('forms.document.day-ahead.text') }),
    ...((value.examinedOn === '' || value.examinedOn < (birthDate ?? '')) && {
      examinedOn: t('forms.physician.missing.examinedOn'),
    }),
  }
  return {
    value,
    change: (change: Partial<Decision>) => setValue((before) => ({ ...before, ...change })),
    errors,
    isRight: Object.keys(errors).length === 0,
  }
}
