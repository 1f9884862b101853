import { expect, test } from 'vitest'
import { aStored } from './stored-profile.fixture.ts'
import { type Fields, NO_SUCH_DAY } from './fields.ts'
import { dayOf, problemsIn } from './problems.ts'

const today = '2026-05-16'
const person = (change: Partial<Fields>) => problemsIn(aStored(change).fields, ['person'], today)
const address = (change: Partial<Fields>) => problemsIn(aStored(change).fields, ['address'], today)

test('a good profile has no problem', () => {
  const fields = aStored({ phoneNumber: '+46 70 123 45 67' }).fields
  expect(problemsIn(fields, ['person', 'phone', 'address'], today)).toEqual({})
})

test('[EN-02] a birth date in the future is refused in words of its own', () => {
  expect(person({ birthDate: '2026-05-17' })).toEqual({ birthDate: 'birthDate.future' })
  expect(person({ birthDate: today })).toEqual({})
  expect(person({ birthDate: '' })).toEqual({ birthDate: 'birthDate.missing' })
  expect(person({ birthDate: NO_SUCH_DAY })).toEqual({ birthDate: 'birthDate.noSuchDay' })
  expect(person({ birthDate: '1899-12-31' })).toEqual({ birthDate: 'birthDate.unreal' })
})

test('names of every script and with emoji are names', () => {
  for (const firstName of ['李', 'عبد الله', 'Łucja', '🐠', 'A'.repeat(300)])
    expect(person({ firstName })).toEqual({})
})

test('no name, an endless one and one that turns the line around are refused', () => {
  expect(person({ firstName: '  ' })).toEqual({ firstName: 'firstName.missing' })
  expect(person({ firstName: '\u3164' })).toEqual({ firstName: 'firstName.missing' })
  expect(person({ lastName: `A${'\u0301'.repeat(9)}` })).toEqual({ lastName: 'stacked' })
  expect(person({ lastName: 'A'.repeat(301) })).toEqual({ lastName: 'nameTooLong' })
  expect(person({ middleName: 'Elin\u202e' })).toEqual({ middleName: 'unprintable' })
})

test('[CA-38] a postal code is asked for where the post asks for it, and refused where there is none', () => {
  expect(address({ postalCode: '' })).toEqual({ postalCode: 'postalCode.missing' })
  const emirates = { countryId: 'AE', stateId: '', city: 'Dubai' }
  expect(address({ ...emirates, postalCode: '' })).toEqual({})
  expect(address({ ...emirates, postalCode: '12345' })).toEqual({ postalCode: 'not-used' })
})

test('[EN-12] a postal code that its country cannot have is refused', () => {
  expect(address({ postalCode: '4130' })).toEqual({ postalCode: 'malformed' })
})

test('an address names its country from the list, its street and its city', () => {
  expect(address({ countryId: '', addressLine1: '', city: '' })).toEqual({
    countryId: 'countryId.missing',
    addressLine1: 'addressLine1.missing',
    city: 'city.missing',
  })
})

test('only what is about to be saved is asked about', () => {
  expect(problemsIn(aStored({ city: '' }).fields, ['person'], today)).toEqual({})
})

test('[CA-11] a phone number needs its country code', () => {
  const phone = (phoneNumber: string) => problemsIn(aStored({ phoneNumber }).fields, ['phone'], today)
  expect(phone('0701234567')).toEqual({ phoneNumber: 'phoneNumber' })
  expect(phone('0046 (70) 123-45-67')).toEqual({})
  expect(phone('')).toEqual({})
})

test('the day is the one of the person, not of Greenwich', () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
})
