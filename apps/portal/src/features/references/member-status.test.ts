import { expect, test } from 'vitest'
import { isProHost } from './member-status.tsx'

test('[RO-04] the member lookup runs only on hosts containing pro', () => {
  expect(isProHost('pro.fathom.example')).toBe(true)
  expect(isProHost('MYPRO.fathom.example')).toBe(true)
  expect(isProHost('localhost')).toBe(false)
  expect(isProHost('learn.fathom.example')).toBe(false)
})
