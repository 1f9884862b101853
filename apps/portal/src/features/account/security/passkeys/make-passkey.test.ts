import { expect, test } from 'vitest'
import { refusalOfBrowser } from './make-passkey.ts'

test('who closes the question of the browser has done nothing wrong', () => {
  expect(refusalOfBrowser(new DOMException('', 'NotAllowedError'))).toBe('cancelled')
  expect(refusalOfBrowser(new DOMException('', 'AbortError'))).toBe('cancelled')
})

test('a device that has a passkey already is told apart from a failure', () => {
  expect(refusalOfBrowser(new DOMException('', 'InvalidStateError'))).toBe('known')
  expect(refusalOfBrowser(new DOMException('', 'SecurityError'))).toBeUndefined()
  expect(refusalOfBrowser(undefined)).toBeUndefined()
})
