import { useTranslator } from '../../../../shared/i18n/index.ts'
import type { PasswordField, PasswordProblems } from './password-problems.ts'

/** The texts of VA-01 are in the account catalogue, because the account pages use them too. */
export function useProblemWords(problems: PasswordProblems): (field: PasswordField) => string | undefined {
  const { t } = useTranslator('account', 'translations')
  const words = {
    missing: () => t('account.error.password'),
    wrong: () => t('account.error.passwordWrong'),
    invalid: () => t('account.error.passwordInvalid'),
    mismatch: () => t('account.error.passwordMismatch'),
    same: () => t('translations.settings.password.same'),
  }
  return (field) => {
    const problem = problems[field]
    return problem && words[problem]()
  }
}
