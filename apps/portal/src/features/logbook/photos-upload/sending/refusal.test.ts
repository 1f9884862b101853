import { expect, test } from 'vitest'
import { refusalOf } from './refusal.ts'

test('[VA-04] a refused photo shows the reason, also when the log accepts no photos or the reason is unknown', () => {
  expect(refusalOf('photo-damaged')).toBe('photo-damaged')
  expect(refusalOf('refused')).toBe('log-locked')
  expect(refusalOf('something-else')).toBe('other')
  expect(refusalOf(undefined)).toBe('other')
})
