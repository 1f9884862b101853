import { expect, test } from 'vitest'
import { type Fields, NO_SUCH_DAY } from './fields.ts'
import { dayOf, problemsIn } from './problems.ts'
import { aStored } from './stored-profile.fixture.ts'

const today = '2026-05-16'
const person = (change: Partial<Fields>) => problemsIn(aStored(change).fields, ['person'], today)
const address = (change: Partial<Fields>) => problemsIn(aStored(change).fields, ['address'], today)

test('a valid profile has no problems', () => {
  const fields = aStored({ phoneNumber: '+46 70 123 45 67' }).fields
  expect(problemsIn(fields, ['person', 'phone', 'address'], today)).toEqual({})
})

test('[EN-02] a birth date in the future has its own error message', () => {
  expect(person({ birthDate: '2026-05-17' })).toEqual({ birthDate: 'birthDate.future' })
  expect(person({ birthDate: today })).toEqual({})
  expect(person({ birthDate: '' })).toEqual({ birthDate: 'birthDate.missing' })
  expect(person({ birthDate: NO_SUCH_DAY })).toEqual({ birthDate: 'birthDate.noSuchDay' })
  expect(person({ birthDate: '1899-12-31' })).toEqual({ birthDate: 'birthDate.unreal' })
})

test('accepts names in any script and with emoji', () => {
  for (const firstName of ['李', 'عبد الله', 'Łucja', '🐠', 'A'.repeat(300)])
    expect(person({ firstName })).toEqual({})
})

test('rejects an empty name, an overlong one, one with stacked marks, and one with bidi control characters', () => {
  expect(person({ firstName: '  ' })).toEqual({ firstName: 'firstName.missing' })
  expect(person({ firstName: '\u3164' })).toEqual({ firstName: 'firstName.missing' })
  expect(person({ lastName: `A${'\u0301'.repeat(9)}` })).toEqual({ lastName: 'stacked' })
  expect(person({ lastName: 'A'.repeat(301) })).toEqual({ lastName: 'nameTooLong' })
  expect(person({ middleName: 'Elin\u202e' })).toEqual({ middleName: 'unprintable' })
})

test("[CA-38] requires a postal code where the country's post requires it, and rejects one where there is none", () => {
  expect(address({ postalCode: '' })).toEqual({ postalCode: 'postalCode.missing' })
  const emirates = { countryId: 'AE', stateId: '', city: 'Dubai' }
  expect(address({ ...emirates, postalCode: '' })).toEqual({})
  expect(address({ ...emirates, postalCode: '12345' })).toEqual({ postalCode: 'not-used' })
})

test('[EN-12] rejects a postal code that is invalid in its country', () => {
  expect(address({ postalCode: '4130' })).toEqual({ postalCode: 'malformed' })
})

test('an address needs a country from the list, a street and a city', () => {
  expect(address({ countryId: '', addressLine1: '', city: '' })).toEqual({
    countryId: 'countryId.missing',
    addressLine1: 'addressLine1.missing',
    city: 'city.missing',
  })
})

test('validates only what is about to be saved', () => {
  expect(problemsIn(aStored({ city: '' }).fields, ['person'], today)).toEqual({})
})

test('[CA-11] a phone number needs its country code', () => {
  const phone = (phoneNumber: string) => problemsIn(aStored({ phoneNumber }).fields, ['phone'], today)
  expect(phone('0701234567')).toEqual({ phoneNumber: 'phoneNumber' })
  expect(phone('0046 (70) 123-45-67')).toEqual({})
  expect(phone('')).toEqual({})
})

test("uses the user's own calendar day, not UTC", () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
})
