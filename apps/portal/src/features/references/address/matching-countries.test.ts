import type { CountryWire } from '@fathom/contract/references'
import { expect, test } from 'vitest'
import { matchingCountries } from './matching-countries.ts'

const aCountry = (id: string, name: string, displayName = name): CountryWire => ({
  id,
  name,
  displayName,
  postalCode: 'required',
  postalCodeRequired: true,
  hasStates: true,
})

const countries = [
  aCountry('CI', 'Ivory Coast', 'Côte d’Ivoire'),
  aCountry('SZ', 'Eswatini'),
  aCountry('SE', 'Sweden'),
]

const namesFor = (typed: string) => matchingCountries(countries, typed).map(({ name }) => name)

test('names that start with the typed text come first', () => {
  expect(namesFor('sw')).toEqual(['Sweden', 'Eswatini'])
})

test('ignores diacritics and quotes, and matches the English name and the code', () => {
  expect(namesFor('cote divoire')).toEqual(['Côte d’Ivoire'])
  expect(namesFor('ivory')).toEqual(['Côte d’Ivoire'])
  expect(namesFor('se')).toContain('Sweden')
})

test('empty input offers every country in list order', () => {
  expect(namesFor('')).toEqual(['Côte d’Ivoire', 'Eswatini', 'Sweden'])
})
