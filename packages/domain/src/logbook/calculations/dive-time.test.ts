import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDate, minutesBetween, minutesOf, timeInBefore, timeOutAfter, todayIn } from './dive-time.ts'

test('[EN-06] the bottom time is calculated from time in and time out', () => {
  expect(minutesBetween('09:12', '09:58')).toBe(46)
  expect(minutesBetween('23:40', '00:25')).toBe(45)
  expect(minutesBetween('09:12', null)).toBeUndefined()
})

test('[EN-06] a time out before the time in gives no bottom time', () => {
  expect(minutesBetween('10:00', '09:00')).toBeUndefined()
  expect(minutesBetween('14:00', '08:00')).toBeUndefined()
})

test('[EN-06] time in or out is calculated from the bottom time', () => {
  const time = fc.integer({ min: 0, max: 1439 })
  const minutes = fc.integer({ min: 0, max: 360 })
  fc.assert(
    fc.property(time, minutes, (from, span) => {
      const timeIn = `${String(Math.floor(from / 60)).padStart(2, '0')}:${String(from % 60).padStart(2, '0')}`
      const timeOut = timeOutAfter(timeIn, span) ?? ''
      expect(minutesBetween(timeIn, timeOut)).toBe(span)
      expect(timeInBefore(timeOut, span)).toBe(timeIn)
    }),
  )
})

test('rejects invalid times and days', () => {
  for (const text of ['24:00', '9:12', '09:60', '', 'noon']) expect(minutesOf(text)).toBeUndefined()
  for (const text of ['2026-02-29', '2026-13-01', '26-01-01', '']) expect(isDate(text)).toBe(false)
  expect(isDate('2028-02-29')).toBe(true)
})

test('today is the diver’s own day; without a zone, the latest day on Earth', () => {
  const now = new Date('2026-05-14T23:30:00Z')
  expect(todayIn('America/Lima', now)).toBe('2026-05-14')
  expect(todayIn('Asia/Tokyo', now)).toBe('2026-05-15')
  expect(todayIn(null, now)).toBe('2026-05-15')
  expect(todayIn('Nowhere/None', now)).toBe('2026-05-15')
})
