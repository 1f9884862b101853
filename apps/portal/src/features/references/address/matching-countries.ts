import type { CountryWire } from '@fathom/contract/references'
import { foldedName } from '@fathom/domain/references'

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
