import { expect, test } from 'vitest'
import { following, isWhole, pinched, selected, zoomed } from './time-window.ts'

const END = 3600
const WHOLE = { from: 0, to: END }

test('[LO-05] zooming in keeps the time under the cursor where it is', () => {
  expect(zoomed(WHOLE, END, 0.5, 900)).toEqual({ from: 450, to: 2250 })
  expect(zoomed(WHOLE, END, 0.5)).toEqual({ from: 900, to: 2700 })
})

test('[LO-05] zooming out ends at the whole dive, zooming in at a few seconds', () => {
  expect(zoomed({ from: 3000, to: END }, END, 2, 3500)).toEqual({ from: 2400, to: END })
  expect(isWhole(zoomed({ from: 3000, to: END }, END, 100), END)).toBe(true)
  const closest = zoomed(WHOLE, END, 0.000_01, 100)
  expect(closest.to - closest.from).toBe(20)
})

test('a selection in either direction is shown, and a tiny one is not empty', () => {
  expect(selected(600, 300, END)).toEqual({ from: 300, to: 600 })
  expect(selected(100, 100, END)).toEqual({ from: 90, to: 110 })
})

test('a cursor that leaves the window takes it along', () => {
  expect(following({ from: 600, to: 1200 }, END, 1260)).toEqual({ from: 660, to: 1260 })
  expect(following({ from: 600, to: 1200 }, END, 540)).toEqual({ from: 540, to: 1140 })
  expect(following({ from: 600, to: 1200 }, END, 900)).toEqual({ from: 600, to: 1200 })
})

test('[LO-05] two fingers keep the times that they hold', () => {
  expect(pinched({ share: 0, time: 900 }, { share: 1, time: 1800 }, END)).toEqual({ from: 900, to: 1800 })
  expect(pinched({ share: 0.25, time: 900 }, { share: 0.75, time: 1800 }, END)).toEqual({
    from: 450,
    to: 2250,
  })
  expect(pinched({ share: 0.5, time: 900 }, { share: 0.5, time: 1800 }, END)).toBeUndefined()
  expect(pinched({ share: 0.8, time: 900 }, { share: 0.2, time: 1800 }, END)).toBeUndefined()
})

test('a dive of ten seconds can be shown too', () => {
  expect(zoomed({ from: 0, to: 10 }, 10, 0.5)).toEqual({ from: 0, to: 10 })
})
