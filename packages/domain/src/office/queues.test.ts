import { expect, test } from 'vitest'
import { claimsLapsedAt } from './queues.ts'

const at = (text: string) => new Date(text)

test('[OF-05] a claim lapses half an hour after its last use', () => {
  expect(claimsLapsedAt(at('2026-11-01T12:00:00Z'))).toEqual(at('2026-11-01T11:30:00Z'))
})
