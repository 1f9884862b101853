import type { DiveFacts } from '@fathom/domain/logbook'
import { expect, test, vi } from 'vitest'
import { MOST_RECORDS, type Read, TwinIndex } from './twin-index.ts'

const facts = (more: Partial<DiveFacts> = {}): DiveFacts => ({
  day: '2024-05-01',
  time: '09:00',
  duration: 40,
  maxDepth: 18,
  ...more,
})
const aRead = (index: number, more: Partial<DiveFacts> = {}): Read => ({
  index,
  facts: facts(more),
  computers: new Set(),
  records: 1,
})

test.each([
  ['2024-05-01', '09:10'],
  ['2024-05-01', '08:50'],
])('[LO-02] a record of %s %s is of the same dive', (day, time) => {
  const index = new TwinIndex()
  index.add(aRead(0))
  expect(index.find(facts({ day, time }))?.index).toBe(0)
})

test('[LO-02] the same dive is found across midnight, and of two the one that was read first', () => {
  const index = new TwinIndex()
  index.add(aRead(0, { time: '23:59' }))
  index.add(aRead(1, { time: '23:50' }))
  expect(index.find(facts({ day: '2024-05-02', time: '00:00' }))?.index).toBe(0)
  expect(index.find(facts({ time: '23:54' }))?.index).toBe(0)
  expect(index.find(facts({ time: '09:00' }))).toBeUndefined()
})

test.each<[string, (at: number) => Partial<DiveFacts>]>([
  ['no time', () => ({ time: null })],
  ['one time', () => ({})],
  ['one day', (at) => ({ time: `${String(at % 24).padStart(2, '0')}:00` })],
])('[LO-04] dives of %s are each compared with a few others', (_, of) => {
  const compare = vi.fn(() => 'different' as const)
  const index = new TwinIndex(compare)
  for (let at = 0; at < 1000; at += 1) {
    const read = aRead(at, of(at))
    expect(index.find(read.facts)).toBeUndefined()
    index.add(read)
  }
  expect(compare.mock.calls.length).toBeLessThanOrEqual(1000 * 60)
})

test('[LO-04] a dive takes no more records than anyone has', () => {
  const index = new TwinIndex()
  const full = { ...aRead(0), records: MOST_RECORDS }
  index.add(full)
  expect(index.find(facts())).toBeUndefined()
  full.records -= 1
  expect(index.find(facts())).toBe(full)
})
