import { useTranslator } from '../../../shared/i18n/index.ts'
import type { FieldName } from './fields.ts'
import type { Problems } from './problems.ts'

export type Errors = Partial<Record<FieldName, string>>

/** What is wrong, by field, in the reader's words. */
export function useProblemWords(problems: Problems): Errors {
  const { t } = useTranslator('profile')
  const worded = Object.entries(problems).map(([field, problem]) => [field, t(`profile.problem.${problem}`)])
  return Object.fromEntries(worded)
}
