import { expect, test } from 'vitest'
import { CallFailed } from '../../../shared/http/index.ts'
import { refusalOf } from './make-passkey.ts'

test("closing the browser's passkey prompt is not an error", () => {
  expect(refusalOf(new DOMException('', 'NotAllowedError'))).toBe('cancelled')
  expect(refusalOf(new DOMException('', 'AbortError'))).toBe('cancelled')
})

test('a device that already has a passkey is reported differently from a failure', () => {
  expect(refusalOf(new DOMException('', 'InvalidStateError'))).toBe('known')
  expect(refusalOf(new DOMException('', 'SecurityError'))).toBeUndefined()
  expect(refusalOf(undefined)).toBeUndefined()
})

test('a specific server error is shown as such, and anything else can be retried', () => {
  const refused = (problem: string) => new CallFailed('', { kind: 'refused', status: 422, problem })
  expect(refusalOf(refused('too-many-passkeys'))).toBe('tooMany')
  expect(refusalOf(refused('passkey-known'))).toBe('known')
  expect(refusalOf(refused('passkey-refused'))).toBeUndefined()
})
