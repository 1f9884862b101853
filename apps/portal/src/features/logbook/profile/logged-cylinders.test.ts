import { type DiveProfile, EMPTY_LOG } from '@fathom/domain/logbook'
import { expect, test } from 'vitest'
import { cylinderFactsOf, withLoggedGas } from './logged-cylinders.ts'

const profile: DiveProfile = {
  time: [0],
  columns: {},
  pressures: {},
  gases: [null],
  switches: [],
  events: [],
}
const equipment = { ...EMPTY_LOG.equipment, oxygen: 32, cylinderSize: 12, startingPressure: 200 }

test('[LO-05] the gas of the log counts only where the computer knows none', () => {
  expect(withLoggedGas(profile, { equipment }).gases).toEqual([{ oxygen: 0.32, helium: 0 }])
  const known = { ...profile, gases: [{ oxygen: 0.21, helium: 0 }] }
  expect(withLoggedGas(known, { equipment })).toBe(known)
  expect(withLoggedGas(profile, EMPTY_LOG)).toBe(profile)
})

test('an empty first cylinder keeps its place', () => {
  const second = { ...EMPTY_LOG.equipment, cylinderSize: 7, oxygen: 50 }
  const log = { equipment: { ...EMPTY_LOG.equipment, moreCylinders: [second] } }
  expect(cylinderFactsOf(log).map(({ size }) => size)).toEqual([undefined, 7])
  expect(withLoggedGas(profile, log).gases).toEqual([null, { oxygen: 0.5, helium: 0 }])
})
