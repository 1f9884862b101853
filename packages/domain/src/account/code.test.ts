import { expect, test } from 'vitest'
import { attemptsLeft, CODE_ATTEMPTS, codeFrom, isCodeOver, readCode } from './code.ts'

const now = new Date('2026-05-01T10:00:00Z')
const later = new Date('2026-05-01T10:01:00Z')

test('a code always has six digits', () => {
  expect(codeFrom(7)).toBe('000007')
  expect(codeFrom(999_999)).toBe('999999')
})

test('a code is accepted with spaces and with the digits of other scripts', () => {
  expect(readCode(' 123 456 ')).toBe('123456')
  expect(readCode('١٢٣٤٥٦')).toBe('123456')
  expect(readCode('۱۲۳۴۵۶')).toBe('123456')
  expect(readCode('１２３４５６')).toBe('123456')
  expect(readCode('०९३४५६')).toBe('093456')
  expect(readCode('๐๙๓๔๕๖')).toBe('093456')
  expect(readCode('12345')).toBeUndefined()
  expect(readCode('12345a')).toBeUndefined()
})

test('a code expires with its time and with its last attempt', () => {
  expect(isCodeOver({ attempts: 1, expiresAt: later }, now)).toBe(false)
  expect(isCodeOver({ attempts: 1, expiresAt: now }, now)).toBe(true)
  expect(isCodeOver({ attempts: CODE_ATTEMPTS, expiresAt: later }, now)).toBe(false)
  expect(isCodeOver({ attempts: CODE_ATTEMPTS + 1, expiresAt: later }, now)).toBe(true)
  expect(attemptsLeft({ attempts: CODE_ATTEMPTS + 1, expiresAt: later })).toBe(0)
})
