import type { CityWire } from '@fathom/contract/references'
import { foldedName } from '@fathom/domain/references'
import { cached } from './cached.ts'
import { listStates } from './countries.ts'
import { readPlaces } from './place-files.ts'

type Place = CityWire & { folded: string }

export type CitySearch = { countryId: string; stateId?: string; search?: string; limit: number }

/** Two villages with the same name in one state are listed once. */
const placesOf = cached(async (countryId): Promise<readonly Place[]> => {
  const [records, states] = await Promise.all([readPlaces(countryId), listStates(countryId)])
  const known = new Set(states.map(({ stateId }) => stateId))
  const places = new Map<string, Place>()
  for (const { name, admin1 } of records) {
    const stateId = known.has(`${countryId}.${admin1}`) ? `${countryId}.${admin1}` : ''
    places.set(`${stateId} ${name}`, { name, stateId, folded: foldedName(name) })
  }
  const { compare } = new Intl.Collator('en')
  return [...places.values()].sort((one, other) => compare(one.name, other.name))
})

/** Sorted alphabetically; names that start with the search text come first. */
export async function listCities({
  countryId,
  stateId,
  search = '',
  limit,
}: CitySearch): Promise<CityWire[]> {
  const sought = foldedName(search)
  const places = (await placesOf(countryId)).filter(
    (place) => (stateId === undefined || place.stateId === stateId) && place.folded.includes(sought),
  )
  const begins = (place: Place) => place.folded.startsWith(sought)
  const ordered = [...places.filter(begins), ...places.filter((place) => !begins(place))]
  return ordered.slice(0, limit).map((place) => ({ name: place.name, stateId: place.stateId }))
}
