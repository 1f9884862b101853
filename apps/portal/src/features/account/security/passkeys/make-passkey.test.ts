import { expect, test } from 'vitest'
import { CallFailed } from '../../../../shared/http/index.ts'
import { refusalOf } from './make-passkey.ts'

test('who closes the question of the browser has done nothing wrong', () => {
  expect(refusalOf(new DOMException('', 'NotAllowedError'))).toBe('cancelled')
  expect(refusalOf(new DOMException('', 'AbortError'))).toBe('cancelled')
})

test('a device that has a passkey already is told apart from a failure', () => {
  expect(refusalOf(new DOMException('', 'InvalidStateError'))).toBe('known')
  expect(refusalOf(new DOMException('', 'SecurityError'))).toBeUndefined()
  expect(refusalOf(undefined)).toBeUndefined()
})

test('what the server knows better is told in its words, anything else can be tried again', () => {
  const refused = (problem: string) => new CallFailed('', { kind: 'refused', status: 422, problem })
  expect(refusalOf(refused('too-many-passkeys'))).toBe('tooMany')
  expect(refusalOf(refused('passkey-known'))).toBe('known')
  expect(refusalOf(refused('passkey-refused'))).toBeUndefined()
})
