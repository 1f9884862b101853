import { expect, test } from 'vitest'
import { cylinderOf } from './cylinders.ts'
import { EMPTY_LOG } from './dive-log.ts'
import { gasUsedOf } from './gas-used.ts'

const twin = (second: Parameters<typeof cylinderOf>[0]) => ({
  ...EMPTY_LOG.equipment,
  ...{ startingPressure: 200, endingPressure: 60, cylinderSize: 12 },
  moreCylinders: [cylinderOf(second)],
})

test('[LO-05] the gas used is that of each cylinder, and of all together in liters', () => {
  const both = gasUsedOf(twin({ startingPressure: 200, endingPressure: 150, cylinderSize: 7 }))
  expect(both).toEqual({
    cylinders: [
      { cylinder: 0, bar: 140 },
      { cylinder: 1, bar: 50 },
    ],
    liters: 140 * 12 + 50 * 7,
  })
})

test('[LO-05] without the size of one cylinder there is no sum', () => {
  expect(gasUsedOf(twin({ startingPressure: 200, endingPressure: 150 })).liters).toBeUndefined()
  expect(gasUsedOf(EMPTY_LOG.equipment)).toEqual({ cylinders: [], liters: undefined })
})

test('a cylinder that nobody breathed from is not among those used', () => {
  const { cylinders } = gasUsedOf(twin({ startingPressure: 200, endingPressure: 200, cylinderSize: 7 }))
  expect(cylinders).toEqual([{ cylinder: 0, bar: 140 }])
})
