import { findPostalCodeExample } from '@fathom/domain/references'
import { useTranslator } from '../../../shared/i18n/index.ts'
import type { FieldName } from './fields.ts'
import type { ProblemName, Problems } from './problems.ts'

export type Errors = Partial<Record<FieldName, string>>

/** The error messages by field, translated. */
export function useProblemWords(problems: Problems, countryId: string): Errors {
  const { t, formatNumber } = useTranslator('profile')
  const words = (problem: ProblemName) => {
    if (problem !== 'malformed') return t(`profile.problem.${problem}`)
    const example = findPostalCodeExample(countryId)?.replace(/\d/g, (digit) => formatNumber(Number(digit)))
    // Isolate the example's text direction inside a sentence of the other direction.
    return t('profile.problem.malformed', { example: `\u2066${example}\u2069` })
  }
  const worded = Object.entries(problems).map(([field, problem]) => [field, words(problem)])
  return Object.fromEntries(worded)
}
