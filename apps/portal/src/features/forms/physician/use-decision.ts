import type { PhysicianDecisionWire } from '@fathom/contract/forms'
import { useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'

export type Decision = {
  outcome: PhysicianDecisionWire['outcome'] | undefined
  name: string
  examinedOn: string
}

type Errors = Partial<Record<keyof Decision, string>>

/** The decision while it is written, and the words for what is missing. */
export function useDecision() {
  const { t } = useTranslator('forms')
  const [value, setValue] = useState<Decision>({ outcome: undefined, name: '', examinedOn: '' })
  const errors: Errors = {
    ...(!value.outcome && { outcome: t('forms.physician.missing.outcome') }),
    ...(value.name.trim() === '' && { name: t('forms.physician.missing.name') }),
    ...(value.examinedOn === '' && { examinedOn: t('forms.physician.missing.examinedOn') }),
  }
  return {
    value,
    change: (change: Partial<Decision>) => setValue((before) => ({ ...before, ...change })),
    errors,
    isRight: Object.keys(errors).length === 0,
  }
}
