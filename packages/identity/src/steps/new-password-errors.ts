import { newPasswordProblem } from '@fathom/domain/account'
import type { Page } from '../pages/page.ts'
import type { PasswordWeakness } from '../ports.ts'

const WEAKNESS_WORDS = {
  common: 'account.error.passwordCommon',
  personal: 'account.error.passwordPersonal',
} as const

export type NewPassword = { password: string; confirmation: string; weakness: PasswordWeakness | undefined }

/** VA-01 and TS-23 for the two fields of a new password. If both are empty, both get an error. */
export function newPasswordErrors({ t }: Page, { password, confirmation, weakness }: NewPassword) {
  const problem = newPasswordProblem(password, confirmation)
  if (problem === 'passwordInvalid')
    return {
      password: t('account.error.passwordInvalid'),
      confirmation: confirmation === '' ? t('account.error.confirmation') : undefined,
    }
  return {
    password: weakness && t(WEAKNESS_WORDS[weakness]),
    confirmation: problem && t('account.error.passwordMismatch'),
  }
}
