import { expect, test } from 'vitest'
import { isPhoneOrEmpty, readPhoneNumber } from './phone.ts'

test.each([
  ['+46 31 123 45 67', '+46311234567'],
  ['0046 (31) 123-45-67', '+46311234567'],
  ['+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', '+966501234567'],
  ['\u200e+1 305.555.0199', '+13055550199'],
  ['＋８６１３８００１３８０００', '+8613800138000'],
])('[CA-11] stores %s as %s', (typed, stored) => {
  expect(readPhoneNumber(typed)).toBe(stored)
})

test.each([
  '',
  '031 123 45 67',
  '+0 123 456 789',
  '+46',
  '+12345678901234567',
  '+46 31 CALL ME',
  '+46311234567;ext=1',
])('[CA-11] rejects %s as an international number', (typed) => {
  expect(readPhoneNumber(typed)).toBeUndefined()
})

test('[CA-11] the number is optional', () => {
  expect(['', '  ', '+46 31 123 45 67', '031'].map(isPhoneOrEmpty)).toEqual([true, true, true, false])
})
