import { expect, test } from 'vitest'
import { readPhoneNumber } from './phone.ts'
import { readablePhone } from './readable-phone.ts'

test.each([
  ['+46701234567', '+46 701 234 567'],
  ['+13055550199', '+1 305 555 0199'],
  ['+79161234567', '+7 916 123 4567'],
  ['+8613800138000', '+86 138 001 380 00'],
  ['+966501234567', '+966 501 234 567'],
  ['+35312345678', '+353 123 456 78'],
  ['+4912345678901', '+49 123 456 789 01'],
])('[CA-11] %s is read as %s, and means the same', (kept, read) => {
  expect(readablePhone(kept)).toBe(read)
  expect(readPhoneNumber(read)).toBe(kept)
})

test.each(['', '070 123', '+46 70 123 45 67'])('%j is left as it was typed', (typed) => {
  expect(readablePhone(typed)).toBe(typed)
})
