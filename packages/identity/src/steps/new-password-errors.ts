import { newPasswordProblem } from '@fathom/domain/account'
import type { Page } from '../pages/page.ts'

/** VA-01 for the two fields of a new password. If both are empty, both get an error. */
export function newPasswordErrors({ t }: Page, password: string, confirmation: string) {
  const problem = newPasswordProblem(password, confirmation)
  if (problem === 'passwordMismatch') return { confirmation: t('account.error.passwordMismatch') }
  if (problem === undefined) return {}
  return {
    password: t('account.error.passwordInvalid'),
    confirmation: confirmation === '' ? t('account.error.confirmation') : undefined,
  }
}
