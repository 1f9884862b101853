import { expect, test } from 'vitest'
import { newCode } from './batch.ts'
import { codeKey } from './code-key.ts'

test('[OF-07] a new code has eight signs, none of which looks like another on paper', () => {
  let next = 0
  const codes = Array.from({ length: 40 }, () =>
    newCode((below) => {
      next = (next + 7) % below
      return next
    }),
  )
  for (const code of codes) {
    expect(code).toMatch(/^FD-[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/)
    expect(codeKey(code)).toBe(code.replaceAll('-', ''))
  }
  expect(new Set(codes.join('').replaceAll('-', '')).size).toBe(31)
})
