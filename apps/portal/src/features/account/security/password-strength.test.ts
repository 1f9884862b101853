import { expect, test } from 'vitest'
import { COMMON_PASSWORDS, isPersonal, passwordStrength } from './password-strength.ts'

const mara = { common: COMMON_PASSWORDS, personal: ['Mara', 'Lindqvist', 'diver@fathom.test'] }
const strengthOf = (password: string) => passwordStrength(password, mara)

test.each([
  'Password',
  'Password1',
  'P@ssw0rd!',
  'Qwerty123',
  'Welcome2026!',
  'ReefReef1',
  'Пароль1',
  '123Dragon',
])('the password %s is a common one', (password) => expect(strengthOf(password)).toBe('common'))

test.each(['Abcdefgh', 'Bbbbbbbbbbbbb', 'Kqzv1', 'Maralindqvist', 'Qwertyuiopas'])(
  'the password %s is easy to guess, however long it is',
  (password) => expect(strengthOf(password)).toBe('weak'),
)

test('a longer unpredictable password is stronger', () => {
  expect(strengthOf('Kqzv1mLp')).toBe('fair')
  expect(strengthOf('Lanterns drift past Tuesday')).toBe('strong')
  expect(strengthOf('x9Kq!vTz2mLp')).toBe('strong')
})

test('letters of every alphabet count', () => {
  expect(strengthOf('Скалы под волной тихие')).toBe('strong')
})

test('a name or e-mail address inside the password is noticed in either case', () => {
  expect(isPersonal('xxMARAxx1', mara.personal)).toBe(true)
  expect(isPersonal('Diver4ever', mara.personal)).toBe(true)
  expect(isPersonal('Kqzv1mLp', mara.personal)).toBe(false)
  expect(isPersonal('Anything1', ['', 'Li'])).toBe(false)
})
