import { expect, test } from 'vitest'
import { isOptedIn } from './consent.ts'
import { dayOf, isLinkOver, LINK_DAYS } from './unsubscribe.ts'

test('[CA-31] a link works on its last day and not on the next', () => {
  const now = new Date('2026-11-15T23:59:59Z')
  expect(isLinkOver(dayOf(now) - LINK_DAYS, now)).toBe(false)
  expect(isLinkOver(dayOf(now) - LINK_DAYS - 1, now)).toBe(true)
})

test('[EN-03] only status 1 means opted in', () => {
  expect([0, 1, 2, -1].map(isOptedIn)).toEqual([false, true, false, false])
})
