import type { MailingAddressWire } from '@fathom/contract/profile'
import { type AddressCountry, type AddressDraft, addressProblems, tidyAddress } from '@fathom/domain/profile'
import { Problem } from '../../platform/problem.ts'
import { findCountry, listStates } from '../references/index.ts'

/** What the rules of an address know about a country; undefined if it isn't in our lists. */
export async function findAddressCountry(countryId: string): Promise<AddressCountry> {
  const [country, states] = await Promise.all([findCountry(countryId), listStates(countryId)])
  return (
    country && { postalCode: country.postalCode, stateIds: new Set(states.map(({ stateId }) => stateId)) }
  )
}

/** The address in mailing format, with place names; throws if mail couldn't be sent there. */
export async function checkAddress(given: AddressDraft): Promise<MailingAddressWire> {
  const draft = tidyAddress(given)
  const [country, states] = await Promise.all([findCountry(draft.countryId), listStates(draft.countryId)])
  const problems = addressProblems(draft, await findAddressCountry(draft.countryId))
  if (!country || problems.length > 0) {
    const errors = problems.map(({ field, problem }) => `${field}: ${problem}`)
    throw new Problem('invalid-address', 422, { errors, extra: { problems } })
  }
  return {
    ...draft,
    country: country.name,
    postalCodeRequired: country.postalCodeRequired,
    state: states.find(({ stateId }) => stateId === draft.stateId)?.name ?? '',
  }
}
