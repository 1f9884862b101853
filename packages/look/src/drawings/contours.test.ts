import { expect, test } from 'vitest'
import { contours } from './contours.ts'

const size = { width: 240, height: 120 }

test('the same seed draws the same seabed, a different seed a different one', () => {
  expect(contours(7, size)).toEqual(contours(7, size))
  expect(contours(7, size)).not.toEqual(contours(8, size))
})

test('a seabed has lines on many levels, and all stay on the chart', () => {
  const lines = contours(11, size)
  expect(new Set(lines.map(({ level }) => level)).size).toBeGreaterThan(6)
  for (const { path } of lines) {
    const numbers = [...path.matchAll(/-?\d+(\.\d+)?/g)].map(([number]) => Number(number))
    expect(Math.max(...numbers)).toBeLessThanOrEqual(252)
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
  }
})
