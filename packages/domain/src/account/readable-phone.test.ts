import { expect, test } from 'vitest'
import { readPhoneNumber } from './phone.ts'
import { readablePhone } from './readable-phone.ts'

test.each([
  ['+46701234567', '+46 701234567'],
  ['+13055550199', '+1 305 555 0199'],
  ['+79161234567', '+7 9161234567'],
  ['+8613800138000', '+86 13800138000'],
  ['+966501234567', '+966 501234567'],
  ['+35312345678', '+353 12345678'],
  ['+4912345678901', '+49 12345678901'],
])('[CA-11] shows %s as %s, which parses back to the same number', (stored, read) => {
  expect(readablePhone(stored)).toBe(read)
  expect(readPhoneNumber(read)).toBe(stored)
})

test.each(['', '070 123', '+46 70 123 45 67'])('leaves %j as it was typed', (typed) => {
  expect(readablePhone(typed)).toBe(typed)
})
