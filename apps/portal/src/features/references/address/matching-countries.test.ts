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

test('names that begin with what was typed come first', () => {
  expect(namesFor('sw')).toEqual(['Sweden', 'Eswatini'])
})

test('marks and quotes need not be typed, and the English name and the code are understood', () => {
  expect(namesFor('cote divoire')).toEqual(['Côte d’Ivoire'])
  expect(namesFor('ivory')).toEqual(['Côte d’Ivoire'])
  expect(namesFor('se')).toContain('Sweden')
})

test('nothing typed offers every country as it is listed', () => {
  expect(namesFor('')).toEqual(['Côte d’Ivoire', 'Eswatini', 'Sweden'])
})
