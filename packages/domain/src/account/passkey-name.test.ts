import { expect, test } from 'vitest'
import { freePasskeyName, isPasskeyNameTaken, PASSKEY_NAME_MAX_LENGTH } from './passkey-name.ts'

test('a taken name gets the next number', () => {
  expect(freePasskeyName('Phone', [])).toBe('Phone')
  expect(freePasskeyName('Phone', ['Phone'])).toBe('Phone 2')
  expect(freePasskeyName('Phone', ['Phone', 'phone 2', 'Phone 4'])).toBe('Phone 3')
})

test('a numbered name stays within the maximum length', () => {
  const long = 'x'.repeat(PASSKEY_NAME_MAX_LENGTH)
  expect(freePasskeyName(long, [long])).toBe(`${long.slice(0, -2)} 2`)
})

test('names that look alike count as the same', () => {
  expect(isPasskeyNameTaken(' PHONE ', ['Phone'])).toBe(true)
  expect(isPasskeyNameTaken('Cafe\u0301', ['Caf\u00e9'])).toBe(true)
  expect(isPasskeyNameTaken('Phone 2', ['Phone'])).toBe(false)
})
