import type { CountryWire, StateWire } from '@fathom/contract/references'
import { COUNTRY_IDS, findPostalCodeUse } from '@fathom/domain/references'
import type { Locale } from '@fathom/domain/translations'
import { cached } from './cached.ts'
import { readDivisions } from './place-files.ts'

export type Country = Omit<CountryWire, 'displayName'>

const ENGLISH = new Intl.DisplayNames('en', { type: 'region' })

const statesByCountry = cached(async () =>
  Map.groupBy(
    (await readDivisions()).map(({ code, name }): StateWire => ({ stateId: code, name })),
    ({ stateId }) => stateId.slice(0, 2),
  ),
)

export async function listStates(countryId: string): Promise<readonly StateWire[]> {
  return (await statesByCountry('all')).get(countryId) ?? []
}

export async function findCountry(id: string): Promise<Country | undefined> {
  const postalCode = findPostalCodeUse(id)
  if (!postalCode) return undefined
  return {
    id,
    name: ENGLISH.of(id) ?? id,
    postalCode,
    postalCodeRequired: postalCode === 'required',
    hasStates: (await listStates(id)).length > 0,
  }
}

const inLanguage = cached(async (locale) => {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const countries = await Promise.all(COUNTRY_IDS.map(findCountry))
  const named = countries.flatMap((country) =>
    country ? [{ ...country, displayName: names.of(country.id) ?? country.name }] : [],
  )
  const { compare } = new Intl.Collator(locale)
  return named.sort((one, other) => compare(one.displayName, other.displayName))
})

/** Every country, named and sorted for the language. */
export function listCountries(locale: Locale): Promise<CountryWire[]> {
  return inLanguage(locale)
}
