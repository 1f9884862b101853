import { expect, test } from 'vitest'
import { postalCodeUse, withCity, withCountry, withState } from './follow.ts'

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
