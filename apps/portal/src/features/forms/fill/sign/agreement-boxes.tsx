import type { ReactNode } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Checkbox } from '../../../../shared/ui/form/checkbox.tsx'
import { FormText } from '../form-text.tsx'

export type Agreed = { intent: boolean; consent: boolean }

export const NOT_AGREED: Agreed = { intent: false, consent: false }

type Props = {
  value: Agreed
  onChange: (value: Agreed) => void
  /** Whether unticked boxes are reported. */
  showsErrors: boolean
  /** The wording of a form that was already signed. */
  said?: Readonly<Record<keyof Agreed, ReactNode>> | undefined
}

/** Intent and consent to sign electronically: two separate boxes, for everyone who signs. */
export function AgreementBoxes({ value, onChange, showsErrors, said }: Props) {
  const { t } = useTranslator('forms')
  return (['intent', 'consent'] as const).map((each) => (
    <Checkbox
      checked={value[each]}
      error={showsErrors && !value[each] ? t(`forms.sign.missing.${each}`) : undefined}
      key={each}
      onChange={({ target }) => onChange({ ...value, [each]: target.checked })}
    >
      {said?.[each] ?? <FormText of={`forms.sign.${each}`} />}
    </Checkbox>
  ))
}
