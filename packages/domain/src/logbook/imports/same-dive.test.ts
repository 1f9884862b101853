import { expect, test } from 'vitest'
import { type DiveFacts, daysAround, likenessOf } from './same-dive.ts'

const DIVE: DiveFacts = { day: '2026-05-14', time: '09:12', duration: 42, maxDepth: 18.4 }
const changed = (change: Partial<DiveFacts>): DiveFacts => ({ ...DIVE, ...change })

test.each<[string, Partial<DiveFacts>]>([
  ['the same record', {}],
  ['a second computer', { time: '09:15', duration: 40, maxDepth: 18.1 }],
  ['a computer that says no length', { duration: null }],
])('[LO-02] %s is the same dive', (_, change) => {
  expect(likenessOf(DIVE, changed(change))).toBe('same')
  expect(likenessOf(changed(change), DIVE)).toBe('same')
})

test.each<[string, Partial<DiveFacts>]>([
  ['a dive that began during this one', { time: '09:40', maxDepth: 12 }],
  ['the same numbers, one hour later', { time: '10:12' }],
  ['the same numbers, past midnight by another zone', { day: '2026-05-13', time: '22:12' }],
  ['the same numbers without a time', { time: null }],
])('[LO-02] %s is in doubt', (_, change) => {
  expect(likenessOf(DIVE, changed(change))).toBe('perhaps')
  expect(likenessOf(changed(change), DIVE)).toBe('perhaps')
})

test.each<[string, Partial<DiveFacts>]>([
  ['the next dive of the day', { time: '11:30', maxDepth: 14, duration: 50 }],
  ['a dive of the same depth at an odd time', { time: '11:19' }],
  ['the same time a year later', { day: '2027-05-14' }],
  ['another dive without a time', { time: null, maxDepth: 25 }],
  ['the next day, without a time', { day: '2026-05-15', time: null }],
])('[LO-02] %s is another dive', (_, change) => {
  expect(likenessOf(DIVE, changed(change))).toBe('different')
})

test('[LO-02] two short dives, one after the other, are two', () => {
  const bounce = changed({ duration: 3 })
  expect(likenessOf(bounce, { ...bounce, time: '09:19' })).toBe('different')
})

test('dives of the days before and after are compared', () => {
  expect(daysAround('2026-03-01')).toEqual(['2026-02-28', '2026-03-01', '2026-03-02'])
})
