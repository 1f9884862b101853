import { expect, test } from 'vitest'
import { atPixel, fitted, MOST_ZOOM, onScreen, panned, pointOf, positionOf, zoomed } from './camera.ts'

const SIZE = { width: 400, height: 300 }
const DAHAB = { latitude: 28.572, longitude: 34.537 }

test('[LO-07] a position comes back from the map as it was', () => {
  expect(positionOf(pointOf(DAHAB))).toEqual(DAHAB)
  expect(pointOf({ latitude: 0, longitude: 0 })).toEqual({ x: 0.5, y: 0.5 })
  expect(positionOf(pointOf({ latitude: -33.9, longitude: 151.2 }))).toEqual({
    latitude: -33.9,
    longitude: 151.2,
  })
})

test('[LO-07] zooming keeps the point under the finger, and panning moves it with the finger', () => {
  const camera = { ...pointOf(DAHAB), zoom: 8 }
  const pixel = { x: 90, y: 60 }
  const place = atPixel(pixel, camera, SIZE)
  const close = zoomed(camera, 2, pixel, SIZE)
  expect(close.zoom).toBe(16)
  expect(onScreen(place, close, SIZE).x).toBeCloseTo(90)
  expect(onScreen(place, close, SIZE).y).toBeCloseTo(60)
  const moved = panned(camera, { x: 30, y: -20 }, SIZE)
  expect(onScreen(place, moved, SIZE).x).toBeCloseTo(120)
  expect(onScreen(place, moved, SIZE).y).toBeCloseTo(40)
})

test('[LO-07] the map never leaves the world, and zooms no further than it means something', () => {
  const camera = { ...pointOf(DAHAB), zoom: 2 }
  expect(panned(camera, { x: 1e6, y: 1e6 }, SIZE)).toMatchObject({ x: 0 })
  expect(zoomed(camera, 1e9, { x: 0, y: 0 }, SIZE).zoom).toBe(MOST_ZOOM)
  expect(zoomed(camera, 0.001, { x: 200, y: 150 }, SIZE).zoom).toBe(1)
})

test('[LO-07] all places are in view at first', () => {
  const points = [DAHAB, { latitude: 25, longitude: -80 }, { latitude: 12, longitude: -68 }].map(pointOf)
  const camera = fitted(points, SIZE)
  for (const point of points) {
    const { x, y } = onScreen(point, camera, SIZE)
    expect(x).toBeGreaterThanOrEqual(40)
    expect(x).toBeLessThanOrEqual(360)
    expect(y).toBeGreaterThanOrEqual(40)
    expect(y).toBeLessThanOrEqual(260)
  }
  expect(fitted(points.slice(0, 1), SIZE)).toMatchObject({ x: points[0]?.x, zoom: 150 })
  expect(fitted([], { width: 900, height: 400 }).zoom).toBe(1)
  expect(fitted([], { width: 320, height: 540 }).zoom).toBeGreaterThan(1.5)
})
