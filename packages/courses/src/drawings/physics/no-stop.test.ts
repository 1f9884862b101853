import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterDive, afterInterval, noStopLimit, noStopMinutes, rested } from './no-stop.ts'

/** What dive-deco, an independent implementation of ZH-L16C, expects in its own tests. */
test.each([
  [100, 15, 90],
  [100, 21, 40],
  [100, 30, 16],
  [70, 15, 47],
  [70, 20, 21],
  [70, 21, 19],
])(
  'with a gradient factor of %i, air at %i meters has a no-stop time of %i minutes',
  (percent, depth, minutes) => {
    expect(noStopMinutes(rested, depth, { gradient: percent / 100 })).toBe(minutes)
  },
)

test('the exercises count with 40/85: 43 minutes at 18 meters, 20 at 24 and 12 at 30', () => {
  expect([18, 24, 30].map((depth) => noStopMinutes(rested, depth))).toEqual([43, 20, 12])
  expect([18, 24, 30].map((depth) => noStopMinutes(rested, depth, { oxygen: 0.32 }))).toEqual([78, 36, 19])
})

const aDepth = fc.integer({ min: 10, max: 40 })
const aTime = fc.integer({ min: 5, max: 40 })

test('deeper is shorter, and more oxygen is longer', () => {
  fc.assert(
    fc.property(aDepth, fc.integer({ min: 21, max: 39 }), (depth, percent) => {
      const oxygen = percent / 100
      const limit = noStopLimit(rested, depth, { oxygen })
      expect(noStopLimit(rested, depth + 1, { oxygen })).toBeLessThanOrEqual(limit)
      expect(noStopLimit(rested, depth, { oxygen: oxygen + 0.01 })).toBeGreaterThanOrEqual(limit)
    }),
  )
})

test('a second dive is never longer than a first one, and a longer break gives time back', () => {
  fc.assert(
    fc.property(
      aDepth,
      aTime,
      aDepth,
      fc.integer({ min: 0, max: 600 }),
      (first, minutes, depth, interval) => {
        const between = afterDive(rested, first, minutes)
        const limit = noStopLimit(afterInterval(between, interval), depth)
        expect(limit).toBeLessThanOrEqual(noStopLimit(rested, depth) + 1e-6)
        expect(noStopLimit(afterInterval(between, interval + 30), depth)).toBeGreaterThanOrEqual(limit)
      },
    ),
  )
})

test('after 40 minutes at 18 meters, a break of 15 minutes leaves 23 minutes there, and an hour 40', () => {
  // A loop in steps of a hundredth of a minute gives the same numbers.
  const first = afterDive(rested, 18, 40)
  const second = (interval: number) => noStopMinutes(afterInterval(first, interval), 18)
  expect([15, 60].map(second)).toEqual([23, 40])
})
