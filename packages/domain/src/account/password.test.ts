import { expect, test } from 'vitest'
import { isPersonalPassword, isValidPassword, newPasswordProblem } from './password.ts'

test('[VA-01] a password needs six characters, an uppercase and a lowercase letter', () => {
  expect(isValidPassword('Reef1234')).toBe(true)
  expect(isValidPassword('Reefs1')).toBe(true)
  expect(isValidPassword('Reef1')).toBe(false)
  expect(isValidPassword('reef1234')).toBe(false)
  expect(isValidPassword('REEF1234')).toBe(false)
})

test('[VA-01] letters of every alphabet count, and one code point counts as one character', () => {
  expect(isValidPassword('Глубина')).toBe(true)
  expect(isValidPassword('Aa🐠🐠')).toBe(false)
})

test('[VA-01] the confirmation is compared only when the password is valid', () => {
  expect(newPasswordProblem('reef', 'other')).toBe('passwordInvalid')
  expect(newPasswordProblem('Reef1234', 'Reef1235')).toBe('passwordMismatch')
  expect(newPasswordProblem('Reef1234', 'Reef1234')).toBeUndefined()
})

const mara = { email: 'mara@fathom.test', givenName: 'Mara', familyName: 'Lindqvist' }

test.each([
  'Mara@fathom.test',
  'Maralindqvist',
  'LindqvistMara',
  'Mara123!',
  'Lindqvist-2026',
  'Márá1991',
  'Mara.Lindqvist1',
])('[TS-23] %s is the own name or address of Mara', (password) =>
  expect(isPersonalPassword(password, mara)).toBe(true),
)

test('[TS-23] a password that only contains the name is not the name', () => {
  expect(isPersonalPassword('MaraDives40m', mara)).toBe(false)
  expect(isPersonalPassword('Reef1234', mara)).toBe(false)
  expect(isPersonalPassword('123456!', { ...mara, givenName: '', familyName: '潜水' })).toBe(false)
})
