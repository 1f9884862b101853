import { type AddressDraft, type AddressProblem, addressProblems, tidyAddress } from '@fathom/domain/profile'
import { findPostalCodeUse } from '@fathom/domain/references'

/** Applies the same rules as the server. */
export function problemsOf(address: AddressDraft): AddressProblem[] {
  const draft = tidyAddress(address)
  const postalCode = findPostalCodeUse(draft.countryId)
  // The state can only come from the list of its country.
  return addressProblems(draft, postalCode && { postalCode, stateIds: new Set([draft.stateId]) })
}

export const isBlank = (address: AddressDraft): boolean =>
  Object.values(address).every((text) => !text.trim())
