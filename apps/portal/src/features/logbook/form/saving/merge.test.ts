import { expect, test } from 'vitest'
import { aContent } from '../state/a-log.ts'
import { isSame } from '../state/fields.ts'
import { merge } from './merge.ts'

const base = aContent()

test('what one alone changed is taken from either', () => {
  const both = merge(base, { ...base, title: 'Mine' }, { ...base, location: 'Blue Hole' })
  expect(both.conflicts).toEqual([])
  expect(both.mine).toMatchObject({ title: 'Mine', location: 'Blue Hole' })
})

test('the same change made twice is none to choose', () => {
  const both = merge(base, { ...base, title: 'Same' }, { ...base, title: 'Same' })
  expect(both.conflicts).toEqual([])
})

test('the diver chooses where both changed, and keeps all else in either case', () => {
  const mine = { ...base, title: 'Mine', diveType: 'Boat' as const }
  const both = merge(base, mine, { ...base, title: 'Theirs', location: 'Blue Hole' })
  expect(both.conflicts).toEqual(['dive.title'])
  expect(both.mine).toMatchObject({ title: 'Mine', diveType: 'Boat', location: 'Blue Hole' })
  expect(both.theirs).toMatchObject({ title: 'Theirs', diveType: 'Boat', location: 'Blue Hole' })
})

test('half of one gas mix and half of another are never mixed', () => {
  const gas = (oxygen: number, nitrogen: number) => ({
    ...base,
    equipment: { ...base.equipment, gasMixture: 'Nitrox' as const, oxygen, nitrogen, helium: 0 },
  })
  const both = merge(gas(32, 68), gas(36, 64), gas(32, 68))
  expect(both.mine.equipment).toMatchObject({ oxygen: 36, nitrogen: 64 })
  const met = merge(gas(32, 68), gas(36, 64), gas(40, 60))
  expect(met.conflicts).toEqual(['equipment.oxygen', 'equipment.nitrogen'])
  expect(met.theirs.equipment).toMatchObject({ oxygen: 40, nitrogen: 60 })
})

test('words that are no number are another value than none', () => {
  const unreadable = { ...base, depthTime: { ...base.depthTime, maxDepth: Number.NaN } }
  expect(isSame(unreadable, { ...base, depthTime: { ...base.depthTime, maxDepth: null } })).toBe(false)
  expect(isSame(unreadable, { ...unreadable })).toBe(true)
})
