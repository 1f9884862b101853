import type { CountryWire } from '@fathom/contract/references'
import type { AddressDraft, AddressField } from '@fathom/domain/profile'
import { findPostalCodeUse, foldedName } from '@fathom/domain/references'
import type { ReactNode } from 'react'

export type AddressProps = {
  address: AddressDraft
  onChange: (change: Partial<AddressDraft>) => void
  /** The error messages by field. */
  errors: Partial<Record<AddressField, ReactNode>>
}

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
  const setsState = address.stateId === '' && city.stateId !== ''
  return { city: city.name, ...(setsState && { stateId: city.stateId }) }
}

/** Countries without postal codes don't ask for one. Before a country is chosen it's optional. */
export const postalCodeUse = (countryId: string) => findPostalCodeUse(countryId) ?? 'optional'

/**
 * Lists names that start with the typed text before those that contain it; also matches the English name and
 * the code.
 */
export function matchingCountries(countries: readonly CountryWire[], typed: string) {
  const wanted = foldedName(typed)
  const rank = ({ id, name, displayName }: CountryWire) => {
    if (foldedName(displayName).startsWith(wanted)) return 0
    if (foldedName(displayName).includes(wanted)) return 1
    return foldedName(name).includes(wanted) || id.toLowerCase() === wanted ? 2 : 3
  }
  return countries
    .map((country) => ({ country, rank: rank(country) }))
    .filter((each) => each.rank < 3)
    .sort((one, other) => one.rank - other.rank)
    .map(({ country }) => ({ id: country.id, name: country.displayName }))
}
