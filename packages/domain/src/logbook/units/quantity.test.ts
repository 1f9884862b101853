import fc from 'fast-check'
import { expect, test } from 'vitest'
import { entryOf, type Quantity, shown, siOf, unitOf } from './quantity.ts'
import type { UnitSystem } from './unit-system.ts'

const quantities: Quantity[] = ['depth', 'distance', 'temperature', 'weight', 'pressure', 'volume']
const systems: UnitSystem[] = ['Metric', 'Imperial']
const aQuantity = fc.constantFrom(...quantities)
const aSystem = fc.constantFrom(...systems)
const anEntry = fc.integer({ min: -10_000, max: 500_000 }).map((hundredths) => hundredths / 100)

test('[EN-10] a value typed in a unit comes back in that unit exactly', () => {
  fc.assert(
    fc.property(aQuantity, aSystem, anEntry, (quantity, system, entry) => {
      expect(entryOf(quantity, system, siOf(quantity, system, entry))).toBe(entry)
    }),
    { numRuns: 5000 },
  )
})

test('[EN-10] viewing in either unit and saving again, any number of times, changes nothing', () => {
  const looks = fc.array(aSystem, { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(aQuantity, aSystem, anEntry, looks, (quantity, system, entry, seenIn) => {
      const stored = siOf(quantity, system, entry)
      const after = seenIn.reduce((si, look) => siOf(quantity, look, entryOf(quantity, look, si), si), stored)
      expect(after).toBe(stored)
    }),
    { numRuns: 2000 },
  )
})

test.each<[Quantity, UnitSystem, number, number]>([
  ['pressure', 'Imperial', 200, 2901],
  ['weight', 'Imperial', 6, 13.2],
  ['volume', 'Imperial', 12, 86.5],
  ['depth', 'Imperial', 19.9, 65.3],
  ['temperature', 'Imperial', 18, 64.4],
  ['depth', 'Metric', 18.288, 18.3],
  ['pressure', 'Metric', 206.842719, 207],
])(
  '[EN-10] a field of %s in %s shows %d without false precision, and does not change it',
  (quantity, system, si, entry) => {
    expect(entryOf(quantity, system, si)).toBe(entry)
    expect(siOf(quantity, system, entry, si)).toBe(si)
  },
)

test('[EN-10] the wire format uses m, °C, kg, bar and L', () => {
  expect(siOf('depth', 'Imperial', 60)).toBe(18.288)
  expect(siOf('temperature', 'Imperial', 77)).toBe(25)
  expect(siOf('temperature', 'Imperial', 32)).toBe(0)
  expect(siOf('weight', 'Imperial', 12)).toBe(5.443108)
  expect(siOf('pressure', 'Imperial', 3000)).toBe(206.842719)
  expect(siOf('distance', 'Imperial', 100)).toBe(30.48)
  for (const quantity of quantities) expect(siOf(quantity, 'Metric', 12.34)).toBe(12.34)
})

test('[EN-10] an aluminum 80 is 11.1 liters', () => {
  expect(shown('volume', 'Imperial', 11.1)).toBe(80)
  expect(shown('volume', 'Metric', siOf('volume', 'Imperial', 80))).toBe(11.1)
})

test('[EN-10] a reader sees few decimals, and the matching unit', () => {
  expect([shown('depth', 'Metric', 18.288), unitOf('depth', 'Metric').symbol]).toEqual([18.3, 'm'])
  expect([shown('depth', 'Imperial', 30.4), unitOf('depth', 'Imperial').symbol]).toEqual([100, 'ft'])
  expect([shown('temperature', 'Imperial', -0.01), unitOf('temperature', 'Imperial').symbol]).toEqual([
    32,
    '°F',
  ])
  expect(Object.is(shown('temperature', 'Metric', -0.2), 0)).toBe(true)
})

test('[LO-05] rates have the units that divers know', () => {
  expect([shown('ascentRate', 'Imperial', 9), unitOf('ascentRate', 'Imperial').symbol]).toEqual([
    30,
    'ft/min',
  ])
  expect([shown('pressureRate', 'Imperial', 1.5), shown('pressureRate', 'Metric', 1.54)]).toEqual([22, 1.5])
  expect([shown('gasRate', 'Imperial', 18), unitOf('gasRate', 'Imperial').symbol]).toEqual([
    0.64,
    'cu ft/min',
  ])
})
