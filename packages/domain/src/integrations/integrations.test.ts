import { expect, test } from 'vitest'
import { nextAttemptAt, purchaseStateOf } from './index.ts'

test('[OF-10] a webhook is tried again with growing pauses for about three days, then no more', () => {
  const now = new Date('2026-03-01T00:00:00Z')
  const pauses = Array.from({ length: 11 }, (_, at) => nextAttemptAt(at + 1, now)).map(
    (at) => at && (at.getTime() - now.getTime()) / 1000,
  )
  expect(pauses).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400, undefined, undefined])
})

test('[OF-10] a purchase is applied when all its items are, and needs help when one has no effect', () => {
  expect(purchaseStateOf([{ state: 'applied' }, { state: 'applied' }])).toBe('applied')
  expect(purchaseStateOf([{ state: 'applied' }, { state: 'failed' }])).toBe('failed')
  expect(purchaseStateOf([{ state: 'waiting' }])).toBe('waiting')
})
