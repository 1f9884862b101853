import type { AddressDraft } from '@fathom/domain/profile'
import { findPostalCodeUse } from '@fathom/domain/references'

type Change = Partial<AddressDraft>

/**
 * Another country has other states, cities and postal codes; the street stays. While a country name is being
 * typed none is selected, so we compare with `before` to see whether it really changed.
 */
export function withCountry(address: AddressDraft, countryId: string, before: string): Change {
  if (countryId === address.countryId) return {}
  if (countryId === '' || countryId === before) return { countryId }
  return { countryId, stateId: '', city: '', postalCode: '' }
}

/** A city belongs to one state; a city entered before any state was chosen may stay. */
export function withState(address: AddressDraft, stateId: string): Change {
  if (stateId === address.stateId) return {}
  return address.stateId === '' ? { stateId } : { stateId, city: '' }
}

/** A city chosen from the list sets its state, if none was chosen. */
export function withCity(address: AddressDraft, city: { name: string; stateId: string }): Change {
  const tellsState = address.stateId === '' && city.stateId !== ''
  return { city: city.name, ...(tellsState && { stateId: city.stateId }) }
}

/** Countries without postal codes don't ask for one. Before a country is chosen it's optional. */
export const postalCodeUse = (countryId: string) => findPostalCodeUse(countryId) ?? 'optional'
