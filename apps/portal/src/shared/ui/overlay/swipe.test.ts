import { expect, test } from 'vitest'
import { isPaging, isSwipe } from './swipe.ts'

test('[CO-05] a swipe is at least 20 px long and moves at least 0.6 px per millisecond', () => {
  expect(isSwipe({ along: 20, across: 0, milliseconds: 33 })).toBe(true)
  expect(isSwipe({ along: 19, across: 0, milliseconds: 10 })).toBe(false)
  expect(isSwipe({ along: 60, across: 0, milliseconds: 101 })).toBe(false)
})

test("a scroll down the page or a swipe the other way doesn't count", () => {
  expect(isSwipe({ along: 30, across: 80, milliseconds: 40 })).toBe(false)
  expect(isSwipe({ along: -40, across: 0, milliseconds: 40 })).toBe(false)
})

test('[CD-05] cards and photos follow a slow finger, too, but not one that scrolls or rests', () => {
  expect(isPaging({ along: 20, across: 0, milliseconds: 33 })).toBe(true)
  expect(isPaging({ along: 150, across: 30, milliseconds: 600 })).toBe(true)
  expect(isPaging({ along: 60, across: 0, milliseconds: 600 })).toBe(false)
  expect(isPaging({ along: 90, across: 60, milliseconds: 600 })).toBe(false)
  expect(isPaging({ along: 150, across: 0, milliseconds: 3000 })).toBe(false)
  expect(isPaging({ along: -150, across: 0, milliseconds: 600 })).toBe(false)
})
