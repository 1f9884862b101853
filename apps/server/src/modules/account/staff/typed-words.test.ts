import { expect, test } from 'vitest'
import { variantsOf } from './typed-words.ts'

test('[OF-03] a typo is one letter swapped, too many, missing or wrong', () => {
  const variants = variantsOf('mra', ['a', 'b'])
  for (const meant of ['mar', 'rma', 'ma', 'ra', 'mr', 'mara', 'amra', 'mrab', 'mba', 'bra'])
    expect(variants).toContain(meant)
  expect(variants).not.toContain('mra')
  expect(new Set(variants).size).toBe(variants.length)
  expect(variantsOf('m', [])).toEqual([])
})
