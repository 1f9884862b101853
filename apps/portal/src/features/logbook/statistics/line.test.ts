import { expect, test } from 'vitest'
import { lineOf, placesOf, ticksOf } from './line.ts'

const point = (key: string, average: number) => ({ key, average, dives: 1, highest: average })

test('[LO-06] the axis has even steps and holds the highest value', () => {
  expect(ticksOf(40)).toEqual([0, 10, 20, 30, 40])
  expect(ticksOf(18.4)).toEqual([0, 5, 10, 15, 20])
  expect(ticksOf(0.7)).toHaveLength(5)
  expect(ticksOf(0)).toHaveLength(2)
})

test('[LO-06] a year without dives takes its room, and depth hangs from the surface', () => {
  const points = [point('2020', 10), point('2021', 20), point('2024', 40)]
  const average = ({ average: value }: { average: number }) => value
  expect(placesOf(points, average, 40, true)).toEqual([
    { x: 0, y: 60 },
    { x: 250, y: 120 },
    { x: 1000, y: 240 },
  ])
  expect(placesOf(points, average, 40, false)[2]?.y).toBe(0)
  expect(lineOf(placesOf(points.slice(0, 1), average, 40, true))).toBe('M500.0 60.0h0.1')
})
