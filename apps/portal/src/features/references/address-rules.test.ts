import type { CountryWire } from '@fathom/contract/references'
import { expect, test } from 'vitest'
import { matchingCountries, postalCodeUse, withCity, withCountry, withState } from './address-rules.ts'

const home = {
  addressLine1: 'Linnégatan 12',
  addressLine2: '',
  city: 'Göteborg',
  countryId: 'SE',
  postalCode: '413 04',
  stateId: 'SE.28',
}

test('changing the country clears state, city and postal code, and keeps the street', () => {
  expect(withCountry(home, 'NO', 'SE')).toEqual({ countryId: 'NO', stateId: '', city: '', postalCode: '' })
})

test('the same country changes nothing, not even when its name was retyped', () => {
  expect(withCountry(home, 'SE', 'SE')).toEqual({})
  expect(withCountry(home, '', 'SE')).toEqual({ countryId: '' })
  expect(withCountry({ ...home, countryId: '' }, 'SE', 'SE')).toEqual({ countryId: 'SE' })
})

test('changing the state clears the city; choosing the first state keeps it', () => {
  expect(withState(home, 'SE.26')).toEqual({ stateId: 'SE.26', city: '' })
  expect(withState({ ...home, stateId: '' }, 'SE.26')).toEqual({ stateId: 'SE.26' })
})

test('choosing a city sets the state if none was chosen yet', () => {
  const malmo = { name: 'Malmö', stateId: 'SE.27' }
  expect(withCity({ ...home, stateId: '' }, malmo)).toEqual({ city: 'Malmö', stateId: 'SE.27' })
  expect(withCity(home, malmo)).toEqual({ city: 'Malmö' })
})

test('[EN-02] [CA-38] the country determines whether a postal code is required', () => {
  expect(postalCodeUse('SE')).toBe('required')
  expect(postalCodeUse('AE')).toBe('none')
  expect(postalCodeUse('')).toBe('optional')
})

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
