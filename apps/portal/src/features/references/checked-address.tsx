import type { AddressField, AddressProblem } from '@fathom/domain/profile'
import { findPostalCodeExample } from '@fathom/domain/references'
import { useTranslator } from '../../shared/i18n/index.ts'
import { AddressPart } from './address-part.tsx'
import type { AddressProps } from './address-rules.ts'

type Props = Omit<AddressProps, 'errors'> & { problems: readonly AddressProblem[] }

/** The address fields with the problems that the rules found, in the wording that all addresses share. */
export function CheckedAddress({ problems, ...props }: Props) {
  return <AddressPart {...props} errors={useAddressErrors(problems, props.address.countryId)} />
}

function useAddressErrors(
  problems: readonly AddressProblem[],
  countryId: string,
): Partial<Record<AddressField, string>> {
  const { t, formatNumber } = useTranslator('profile')
  const wordsOf = ({ field, problem }: AddressProblem) => {
    if (problem === 'missing') return t(`profile.problem.${field}.missing`)
    if (problem !== 'malformed') return t(`profile.problem.${problem}`)
    const example = findPostalCodeExample(countryId)?.replace(/\d/g, (digit) => formatNumber(Number(digit)))
    // Bidi isolates keep the example's direction in a right-to-left sentence.
    return t('profile.problem.malformed', { example: `\u2066${example}\u2069` })
  }
  return Object.fromEntries(problems.map((problem) => [problem.field, wordsOf(problem)]))
}
