import { expect, test } from 'vitest'
import { untilRefresh } from './keep-fresh.ts'

const now = Date.parse('2026-05-14T09:00:00Z')

test('[CA-10] renews a token a minute before it expires', () => {
  expect(untilRefresh(now + 600_000, now)).toBe(540_000)
})

test('[CA-10] renews an expired token soon, and never in a tight loop', () => {
  expect(untilRefresh(now - 5_000, now)).toBe(10_000)
})
