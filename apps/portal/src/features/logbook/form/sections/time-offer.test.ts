import { expect, test } from 'vitest'
import { timeOfferIn } from './time-offer.ts'

const NONE = { maxDepth: null, bottomTime: null, timeIn: null, timeOut: null }

test('derives bottom time from the times, also past midnight', () => {
  expect(timeOfferIn({ ...NONE, timeIn: '10:05', timeOut: '10:47' })?.change).toEqual({ bottomTime: 42 })
  expect(timeOfferIn({ ...NONE, timeIn: '23:40', timeOut: '00:25' })?.change).toEqual({ bottomTime: 45 })
})

test("doesn't offer a bottom time that already matches", () => {
  expect(timeOfferIn({ ...NONE, bottomTime: 42, timeIn: '10:05', timeOut: '10:47' })).toBeUndefined()
})

test('derives a time from the bottom time and the other time', () => {
  expect(timeOfferIn({ ...NONE, bottomTime: 42, timeIn: '10:05' })?.change).toEqual({ timeOut: '10:47' })
  expect(timeOfferIn({ ...NONE, bottomTime: 42, timeOut: '10:47' })?.change).toEqual({ timeIn: '10:05' })
})

test('derives nothing from a single value or from an invalid number', () => {
  expect(timeOfferIn({ ...NONE, timeIn: '10:05' })).toBeUndefined()
  expect(timeOfferIn({ ...NONE, bottomTime: Number.NaN, timeIn: '10:05' })).toBeUndefined()
  expect(timeOfferIn({ ...NONE, bottomTime: 45.5, timeIn: '10:05' })).toBeUndefined()
  expect(timeOfferIn({ ...NONE, timeIn: '10:47', timeOut: '10:05' })).toBeUndefined()
})
