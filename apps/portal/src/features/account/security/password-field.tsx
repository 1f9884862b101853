import type { ReactNode } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Field } from '../../../shared/ui/form/field.tsx'
import { PasswordInput } from '../../../shared/ui/form/password-input.tsx'

type Props = {
  label: string
  value: string
  onChange: (text: string) => void
  autoComplete: 'current-password' | 'new-password'
  help?: ReactNode
  error?: ReactNode
}

export function PasswordField({ label, help, error, onChange, ...input }: Props) {
  const { t } = useTranslator('account')
  return (
    <Field error={error} help={help} label={label}>
      <PasswordInput
        {...input}
        hideLabel={t('account.field.hidePassword')}
        onChange={({ target }) => onChange(target.value)}
        showLabel={t('account.field.showPassword')}
      />
    </Field>
  )
}
