import { expect, test } from 'vitest'
import { refusalOf } from './refusal.ts'

test('[VA-04] a photo that the server refuses says why, also where the log takes none or nothing is known', () => {
  expect(refusalOf('photo-damaged')).toBe('photo-damaged')
  expect(refusalOf('refused')).toBe('log-locked')
  expect(refusalOf('something-else')).toBe('other')
  expect(refusalOf(undefined)).toBe('other')
})
