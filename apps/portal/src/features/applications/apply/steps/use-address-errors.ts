import type { AddressField, AddressProblem } from '@fathom/domain/profile'
import { findPostalCodeExample } from '@fathom/domain/references'
import { useTranslator } from '../../../../shared/i18n/index.ts'

/** What is wrong with an address, by field, in the words that every address has. */
export function useAddressErrors(
  problems: readonly AddressProblem[],
  countryId: string,
): Partial<Record<AddressField, string>> {
  const { t, formatNumber } = useTranslator('profile')
  const wordsOf = ({ field, problem }: AddressProblem) => {
    if (problem === 'missing')
      // Neither is ever asked for.
      return field === 'addressLine2' || field === 'stateId' ? '' : t(`profile.problem.${field}.missing`)
    if (problem !== 'malformed') return t(`profile.problem.${problem}`)
    const example = findPostalCodeExample(countryId)?.replace(/\d/g, (digit) => formatNumber(Number(digit)))
    // It keeps its own direction in a sentence that runs the other way.
    return t('profile.problem.malformed', { example: `\u2066${example}\u2069` })
  }
  return Object.fromEntries(problems.map((problem) => [problem.field, wordsOf(problem)]))
}
