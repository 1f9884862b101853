import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forcesOn, stateOf } from './buoyancy.ts'
import { barAfterDive, litersUsed } from './gas.ts'
import { deepestPoint, equivalentAirDepth, oxygenPressure } from './nitrox.ts'
import { barAt, volumeAt } from './pressure.ts'

test('air has half its volume at 10 meters, a third at 20 and a quarter at 30', () => {
  expect([0, 10, 20, 30].map((depth) => volumeAt(depth, 12))).toEqual([12, 6, 4, 3])
  expect(volumeAt(0, 2, 20)).toBe(6)
})

test('pressure times volume stays the same on any way', () => {
  const depth = fc.integer({ min: 0, max: 60 })
  fc.assert(
    fc.property(depth, depth, (from, to) => {
      expect(volumeAt(to, 5, from) * barAt(to)).toBeCloseTo(5 * barAt(from), 9)
    }),
  )
})

const aDiver = { lead: 6, air: 0, depth: 5, suit: 6, gas: 50 }

test('a diver with the right lead hovers at the stop with an empty jacket, and sinks deeper down', () => {
  expect(stateOf(aDiver)).toBe('hovers')
  expect(stateOf({ ...aDiver, depth: 20 })).toBe('sinks')
  expect(stateOf({ ...aDiver, depth: 20, air: 6 })).toBe('hovers')
  expect(stateOf({ ...aDiver, lead: 4 })).toBe('rises')
  expect(stateOf({ ...aDiver, gas: 200 })).toBe('sinks')
})

test('going down takes lift away, and it comes back on the way up', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 29 }), fc.integer({ min: 0, max: 20 }), (depth, air) => {
      const here = forcesOn({ ...aDiver, depth, air })
      const deeper = forcesOn({ ...aDiver, depth: depth + 1, air })
      expect(deeper.lift).toBeLessThan(here.lift)
      expect(deeper.weight).toBe(here.weight)
    }),
  )
})

test('a breath takes as many times more gas as the pressure is higher', () => {
  expect(litersUsed(0, 10, 20)).toBe(200)
  expect(litersUsed(20, 10, 20)).toBe(600)
  expect(barAfterDive(0, 90, 20, 12)).toBe(50)
})

test('the deepest point of a mix is the last whole meter within its limit', () => {
  expect([0.32, 0.36, 0.4].map((oxygen) => deepestPoint(oxygen, 1.6))).toEqual([40, 34, 30])
  fc.assert(
    fc.property(fc.integer({ min: 21, max: 40 }), fc.constantFrom(1.4, 1.6), (percent, limit) => {
      const point = deepestPoint(percent / 100, limit)
      expect(oxygenPressure(point, percent / 100)).toBeLessThanOrEqual(limit + 1e-9)
      expect(oxygenPressure(point + 1, percent / 100)).toBeGreaterThan(limit)
    }),
  )
})

test('air feels like air', () => {
  expect(equivalentAirDepth(30, 0.21)).toBeCloseTo(30, 9)
})
