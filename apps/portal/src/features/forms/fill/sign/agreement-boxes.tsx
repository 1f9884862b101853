import type { ReactNode } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Checkbox } from '../../../../shared/ui/form/checkbox.tsx'
import { FormText } from '../form-text.tsx'

export type Agreed = { intent: boolean; consent: boolean }

export const NOT_AGREED: Agreed = { intent: false, consent: false }

type Props = {
  value: Agreed
  onChange: (value: Agreed) => void
  /** Whether what is not ticked is told. */
  isTold: boolean
  /** The words of a form that was signed already. */
  said?: Readonly<Record<keyof Agreed, ReactNode>> | undefined
}

/** That the signer means it, and that signing on a screen will do: each is said for itself, by everyone who signs. */
export function AgreementBoxes({ value, onChange, isTold, said }: Props) {
  const { t } = useTranslator('forms')
  return (['intent', 'consent'] as const).map((each) => (
    <Checkbox
      checked={value[each]}
      error={isTold && !value[each] ? t(`forms.sign.missing.${each}`) : undefined}
      key={each}
      onChange={({ target }) => onChange({ ...value, [each]: target.checked })}
    >
      {said?.[each] ?? <FormText of={`forms.sign.${each}`} />}
    </Checkbox>
  ))
}
