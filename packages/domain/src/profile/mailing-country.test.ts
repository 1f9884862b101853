import { expect, test } from 'vitest'
import { isMainlandChina } from './mailing-country.ts'

test('[RO-07] mainland China is a mailing country named CHINA, in any letter case', () => {
  expect(isMainlandChina('CHINA')).toBe(true)
  expect(isMainlandChina('China')).toBe(true)
  expect(isMainlandChina('Taiwan, China')).toBe(false)
  expect(isMainlandChina('Egypt')).toBe(false)
  expect(isMainlandChina(undefined)).toBe(false)
})
