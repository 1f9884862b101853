import type { AddressDraft } from '@fathom/domain/profile'
import { findPostalCodeUse } from '@fathom/domain/references'

type Change = Partial<AddressDraft>

/**
 * Another country has other states, cities and postal codes; the street stays. While the name of a country is being
 * typed there is none, and only what follows tells whether it is another one than `before`.
 */
export function withCountry(address: AddressDraft, countryId: string, before: string): Change {
  if (countryId === address.countryId) return {}
  if (countryId === '' || countryId === before) return { countryId }
  return { countryId, stateId: '', city: '', postalCode: '' }
}

/** A city lies in one state; one that was entered before any state was chosen may stay. */
export function withState(address: AddressDraft, stateId: string): Change {
  if (stateId === address.stateId) return {}
  return address.stateId === '' ? { stateId } : { stateId, city: '' }
}

/** A city that was chosen from the list tells its state, where none was chosen. */
export function withCity(address: AddressDraft, city: { name: string; stateId: string }): Change {
  const tellsState = address.stateId === '' && city.stateId !== ''
  return { city: city.name, ...(tellsState && { stateId: city.stateId }) }
}

/** Where letters carry no postal code there is nothing to ask for. Before a country is chosen anything goes. */
export const postalCodeUse = (countryId: string) => findPostalCodeUse(countryId) ?? 'optional'
