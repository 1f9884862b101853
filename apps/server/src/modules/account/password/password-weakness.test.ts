import { expect, test } from 'vitest'
import { passwordWeakness } from './password-weakness.ts'

const mara = { email: 'mara@fathom.test', givenName: 'Mara', familyName: 'Lindqvist' }

test.each([
  'P@ssw0rd1',
  'Passw0rd!',
  'Qwerty',
  'Password1',
  'Abcdef',
  'Aaaaaa',
  'Fedcba',
  'Qwerty ',
  '\uff31werty',
])('[TS-23] %j is common', (password) => expect(passwordWeakness(password, mara)).toBe('common'))

test('[TS-23] a name is personal, and an uncommon password is neither', () => {
  expect(passwordWeakness('Lindqvist1', mara)).toBe('personal')
  expect(passwordWeakness('Mara.Lindqvist1', mara)).toBe('personal')
  expect(passwordWeakness('Lagoon77', mara)).toBeUndefined()
  expect(passwordWeakness('Reef1234', mara)).toBeUndefined()
  expect(passwordWeakness('Aabbcd', mara)).toBeUndefined()
})
