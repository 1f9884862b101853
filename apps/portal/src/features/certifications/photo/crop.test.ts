import { expect, test } from 'vitest'
import { MIDDLE, mostZoom, moved, shownPart, zoomed } from './crop.ts'

const wide = { width: 1600, height: 1000 }
const tall = { width: 800, height: 2000 }

test('[SC-02] the cropped part has the aspect ratio of a card photo and is centered', () => {
  expect(shownPart(wide, MIDDLE)).toEqual({ left: 400, top: 0, width: 800, height: 1000 })
  expect(shownPart(tall, MIDDLE)).toEqual({ left: 0, top: 500, width: 800, height: 1000 })
})

test('zooming crops more of the picture, within limits', () => {
  expect(shownPart(wide, zoomed(wide, MIDDLE, 2))).toMatchObject({ width: 400, height: 500 })
  expect(zoomed({ width: 4000, height: 5000 }, MIDDLE, 99).zoom).toBe(4)
  expect(zoomed(wide, MIDDLE, 0).zoom).toBe(1)
})

test('[SC-02] the zoom is limited so that the photo never becomes too small for a card', () => {
  expect(Math.round(shownPart(wide, zoomed(wide, MIDDLE, 99)).width)).toBe(240)
  expect(mostZoom({ width: 240, height: 300 })).toBe(1)
})

test('the picture follows the finger and always fills the frame', () => {
  expect(shownPart(wide, moved(wide, MIDDLE, { across: 0.25, down: 0 }))).toMatchObject({ left: 200 })
  expect(shownPart(wide, moved(wide, MIDDLE, { across: 9, down: 9 }))).toMatchObject({ left: 0, top: 0 })
  expect(shownPart(wide, moved(wide, MIDDLE, { across: -9, down: 0 }))).toMatchObject({ left: 800 })
})
