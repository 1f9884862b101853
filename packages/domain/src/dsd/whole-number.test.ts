import { expect, test } from 'vitest'
import { wholeNumberIn } from './whole-number.ts'

test.each([
  ['7001', 7001],
  ['007001', 7001],
  ['2147483647', 2_147_483_647],
])('[VA-08] accepts %j as a whole number', (text, number) => {
  expect(wholeNumberIn(text)).toBe(number)
})

test.each([null, '', ' ', '7001.5', '1e3', '0x1b', '-1', '0', 'x', '2147483648', '99999999999'])(
  '[VA-08] reads %j as null',
  (text) => {
    expect(wholeNumberIn(text)).toBeNull()
  },
)
