import { expect, test } from 'vitest'
import { timeOfferIn } from './time-offer.ts'

const NONE = { maxDepth: null, bottomTime: null, timeIn: null, timeOut: null }

test('bottom time follows from the times, past midnight too', () => {
  expect(timeOfferIn({ ...NONE, timeIn: '10:05', timeOut: '10:47' })?.change).toEqual({ bottomTime: 42 })
  expect(timeOfferIn({ ...NONE, timeIn: '23:40', timeOut: '00:25' })?.change).toEqual({ bottomTime: 45 })
})

test('a bottom time that says so already is not offered again', () => {
  expect(timeOfferIn({ ...NONE, bottomTime: 42, timeIn: '10:05', timeOut: '10:47' })).toBeUndefined()
})

test('a time follows from the bottom time and the other one', () => {
  expect(timeOfferIn({ ...NONE, bottomTime: 42, timeIn: '10:05' })?.change).toEqual({ timeOut: '10:47' })
  expect(timeOfferIn({ ...NONE, bottomTime: 42, timeOut: '10:47' })?.change).toEqual({ timeIn: '10:05' })
})

test('nothing follows from one alone, or from what is no number', () => {
  expect(timeOfferIn({ ...NONE, timeIn: '10:05' })).toBeUndefined()
  expect(timeOfferIn({ ...NONE, bottomTime: Number.NaN, timeIn: '10:05' })).toBeUndefined()
  expect(timeOfferIn({ ...NONE, bottomTime: 45.5, timeIn: '10:05' })).toBeUndefined()
  expect(timeOfferIn({ ...NONE, timeIn: '10:47', timeOut: '10:05' })).toBeUndefined()
})
