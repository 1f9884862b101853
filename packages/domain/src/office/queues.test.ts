import { expect, test } from 'vitest'
import { claimsLapsedAt } from './queues.ts'

const at = (text: string) => new Date(text)

test('[OF-05] a claim that nobody renews lapses after five minutes', () => {
  expect(claimsLapsedAt(at('2026-11-01T12:00:00Z'))).toEqual(at('2026-11-01T11:55:00Z'))
})
