import { expect, test } from 'vitest'
import { aContent } from '../state/dive-log.fixture.ts'
import { isSame } from '../state/fields.ts'
import { merge } from './merge.ts'

const base = aContent()

test('a change that only one side made is taken from either', () => {
  const both = merge(base, { ...base, title: 'Mine' }, { ...base, location: 'Blue Hole' })
  expect(both.conflicts).toEqual([])
  expect(both.mine).toMatchObject({ title: 'Mine', location: 'Blue Hole' })
})

test('the same change on both sides is no conflict', () => {
  const both = merge(base, { ...base, title: 'Same' }, { ...base, title: 'Same' })
  expect(both.conflicts).toEqual([])
})

test('where both changed a field the diver chooses, and either choice keeps everything else', () => {
  const mine = { ...base, title: 'Mine', diveType: 'Boat' as const }
  const both = merge(base, mine, { ...base, title: 'Theirs', location: 'Blue Hole' })
  expect(both.conflicts).toEqual(['title'])
  expect(both.mine).toMatchObject({ title: 'Mine', diveType: 'Boat', location: 'Blue Hole' })
  expect(both.theirs).toMatchObject({ title: 'Theirs', diveType: 'Boat', location: 'Blue Hole' })
})

test('parts of two gas mixes are never combined', () => {
  const gas = (oxygen: number, nitrogen: number) => ({
    ...base,
    equipment: { ...base.equipment, gasMixture: 'Nitrox' as const, oxygen, nitrogen, helium: 0 },
  })
  const both = merge(gas(32, 68), gas(36, 64), gas(32, 68))
  expect(both.mine.equipment).toMatchObject({ oxygen: 36, nitrogen: 64 })
  const met = merge(gas(32, 68), gas(36, 64), gas(40, 60))
  expect(met.conflicts).toEqual(['oxygen', 'nitrogen'])
  expect(met.theirs.equipment).toMatchObject({ oxygen: 40, nitrogen: 60 })
})

test('text that is not a number differs from an empty value', () => {
  const unreadable = { ...base, depthTime: { ...base.depthTime, maxDepth: Number.NaN } }
  expect(isSame(unreadable, { ...base, depthTime: { ...base.depthTime, maxDepth: null } })).toBe(false)
  expect(isSame(unreadable, { ...unreadable })).toBe(true)
})
