import { expect, test } from 'vitest'
import { isTooFar } from './content.ts'

test('[OF-08] a plan lies within the next ten years', () => {
  const now = new Date('2026-11-19T09:00:00Z')
  const at = (moment: string) => isTooFar(new Date(moment), now)
  expect([at('2026-11-18T09:00:00Z'), at('2036-11-19T09:00:00Z'), at('2036-11-19T09:01:00Z')]).toEqual([
    false,
    false,
    true,
  ])
  expect(at('9999-01-01T00:00:00Z')).toBe(true)
})
