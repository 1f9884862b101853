import { expect, test } from 'vitest'
import { changesBetween } from './log-changes.ts'

test('reports a change field by field, down to the deepest level', () => {
  const before = { dive_title: 'Reef', depth_time: { max_depth: 12, bottom_time: 40 }, buddies: ['Leo'] }
  const after = {
    dive_title: 'Reef',
    depth_time: { max_depth: 14, bottom_time: 40 },
    buddies: ['Leo', 'Ida'],
  }
  expect(changesBetween(before, after)).toEqual([
    { field: 'depth_time.max_depth', before: 12, after: 14 },
    { field: 'buddies', before: ['Leo'], after: ['Leo', 'Ida'] },
  ])
})

test('undefined and null are the same, and an equal record has no changes', () => {
  expect(changesBetween({ a: null }, {})).toEqual([])
  expect(changesBetween({ a: { b: 1 } }, { a: { b: 1 } })).toEqual([])
  expect(changesBetween({}, { a: 1 })).toEqual([{ field: 'a', before: null, after: 1 }])
})
