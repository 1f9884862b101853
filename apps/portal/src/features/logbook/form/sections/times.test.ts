import { type DepthTime, EMPTY_LOG } from '@fathom/domain/logbook'
import { expect, test } from 'vitest'
import { type Filled, followTimes, timeOfferIn } from './times.ts'

const NONE: DepthTime = EMPTY_LOG.depthTime

test('derives bottom time from the times, also past midnight', () => {
  expect(timeOfferIn({ ...NONE, timeIn: '10:05', timeOut: '10:47' })?.change).toEqual({
    bottomTime: 42,
  })
  expect(timeOfferIn({ ...NONE, timeIn: '23:40', timeOut: '00:25' })?.change).toEqual({
    bottomTime: 45,
  })
})

test("doesn't offer a bottom time that already matches", () => {
  expect(timeOfferIn({ ...NONE, bottomTime: 42, timeIn: '10:05', timeOut: '10:47' })).toBeUndefined()
})

test('derives a time from the bottom time and the other time', () => {
  expect(timeOfferIn({ ...NONE, bottomTime: 42, timeIn: '10:05' })?.change).toEqual({
    timeOut: '10:47',
  })
  expect(timeOfferIn({ ...NONE, bottomTime: 42, timeOut: '10:47' })?.change).toEqual({
    timeIn: '10:05',
  })
})

test('derives nothing from a single value or from an invalid number', () => {
  expect(timeOfferIn({ ...NONE, timeIn: '10:05' })).toBeUndefined()
  expect(timeOfferIn({ ...NONE, bottomTime: Number.NaN, timeIn: '10:05' })).toBeUndefined()
  expect(timeOfferIn({ ...NONE, bottomTime: 45.5, timeIn: '10:05' })).toBeUndefined()
  expect(timeOfferIn({ ...NONE, timeIn: '10:47', timeOut: '10:05' })).toBeUndefined()
})

/** Applies these changes one after the other, as if typed, and returns the resulting times. */
function typed(changes: Partial<DepthTime>[], start = NONE) {
  let times = start
  let filled: Filled | undefined
  for (const each of changes) {
    const followed = followTimes(times, each, filled)
    times = { ...times, ...followed.change }
    filled = followed.filled
  }
  const { bottomTime, timeIn, timeOut } = times
  return [timeIn, timeOut, bottomTime]
}

test('an empty bottom time is derived from the times, while they are typed and when they change', () => {
  const times = [{ timeIn: '10:00' }, { timeOut: '10:05' }, { timeOut: '10:52' }]
  expect(typed(times)).toEqual(['10:00', '10:52', 52])
  expect(typed([...times, { maxDepth: 18 }, { timeIn: '10:10' }])).toEqual(['10:10', '10:52', 42])
  expect(typed([...times, { timeOut: null }])).toEqual(['10:00', null, null])
})

test('an empty time out is derived from time in and bottom time', () => {
  const times = [{ timeIn: '23:40' }, { bottomTime: 4 }, { bottomTime: 45 }]
  expect(typed(times)).toEqual(['23:40', '00:25', 45])
  expect(typed([...times, { timeIn: '10:00' }])).toEqual(['10:00', '10:45', 45])
  expect(typed([...times, { bottomTime: null }])).toEqual(['23:40', null, null])
})

test('never overwrites what was typed', () => {
  expect(typed([{ bottomTime: 40 }, { timeIn: '10:00' }, { timeOut: '10:52' }])).toEqual([
    '10:00',
    '10:52',
    40,
  ])
  const corrected = [{ timeIn: '10:00' }, { timeOut: '10:52' }, { bottomTime: 50 }, { timeOut: '10:55' }]
  expect(typed(corrected)).toEqual(['10:00', '10:55', 50])
  const words = [{ bottomTime: Number.NaN }, { timeIn: '10:00' }, { timeOut: '10:52' }]
  expect(typed(words)).toEqual(['10:00', '10:52', Number.NaN])
})

test('a cleared value stays empty until another time changes', () => {
  expect(typed([{ timeIn: '10:00' }, { timeOut: '10:52' }, { bottomTime: null }])).toEqual([
    '10:00',
    '10:52',
    null,
  ])
  expect(typed([{ bottomTime: 40 }, { timeIn: '10:00' }, { timeOut: null }])).toEqual(['10:00', null, 40])
})

test("derives nothing from values that don't make a dive", () => {
  expect(typed([{ timeIn: '10:47' }, { timeOut: '10:05' }])).toEqual(['10:47', '10:05', null])
  expect(typed([{ timeIn: '10:00' }, { bottomTime: 45.5 }])).toEqual(['10:00', null, 45.5])
  expect(typed([{ timeIn: '10:00' }, { bottomTime: 3000 }])).toEqual(['10:00', null, 3000])
})

test('a value that came from elsewhere is not treated as autofilled', () => {
  const elsewhere = { ...NONE, timeIn: '10:00', timeOut: '10:52', bottomTime: 30 }
  expect(followTimes(elsewhere, { timeOut: '10:55' }, { bottomTime: 52 })).toEqual({
    change: { timeOut: '10:55' },
    filled: undefined,
  })
})
