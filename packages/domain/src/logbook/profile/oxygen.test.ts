import { expect, test } from 'vitest'
import { gasLimits, oxygenExposure } from './oxygen.ts'
import { aProfile } from './profile.fixture.ts'

const AIR = { oxygen: 0.21, helium: 0 }
const EAN32 = { oxygen: 0.32, helium: 0 }
const OXYGEN = { oxygen: 1, helium: 0 }
const minutesAt = (depth: number, minutes: number) => Array.from({ length: minutes + 1 }, () => depth)

test('[LO-05] CNS follows the single exposure limits of NOAA', () => {
  // 1.0 bar for 30 of 300 minutes, 1.6 bar for 9 of 45.
  expect(
    oxygenExposure(aProfile(minutesAt(40, 30), { gases: [{ oxygen: 0.2, helium: 0 }] }))?.cns,
  ).toBeCloseTo(0.1)
  expect(oxygenExposure(aProfile(minutesAt(6, 9), { gases: [OXYGEN] }))?.cns).toBeCloseTo(0.2)
})

test('[LO-05] between two rows of the table, CNS is between them', () => {
  const cns = oxygenExposure(aProfile(minutesAt(4.5, 10), { gases: [OXYGEN] }))?.cns ?? 0
  expect(cns).toBeCloseTo(10 / 135)
})

test('[LO-05] one OTU is a minute at 1 bar', () => {
  expect(
    oxygenExposure(aProfile(minutesAt(40, 30), { gases: [{ oxygen: 0.2, helium: 0 }] }))?.otu,
  ).toBeCloseTo(30)
})

test('shallow air does no harm', () => {
  expect(oxygenExposure(aProfile(minutesAt(10, 60), { gases: [AIR] }))).toEqual({
    cns: 0,
    otu: 0,
    isAtLeast: false,
  })
})

test('[LO-05] beyond the table the share is a lower bound and says so', () => {
  const exposure = oxygenExposure(aProfile(minutesAt(8, 9), { gases: [OXYGEN] }))
  expect(exposure?.cns).toBeCloseTo(0.2)
  expect(exposure?.isAtLeast).toBe(true)
})

test('[LO-05] without the gas of the whole dive there is no exposure', () => {
  expect(oxygenExposure(aProfile(minutesAt(30, 10)))).toBeUndefined()
  const switches = [{ time: 300, cylinder: 1 }]
  expect(oxygenExposure(aProfile(minutesAt(30, 10), { gases: [AIR, null], switches }))).toBeUndefined()
})

test('the oxygen that a rebreather measures goes before the gas in its cylinder', () => {
  const oxygenPressure = minutesAt(1.3, 18)
  const profile = aProfile(minutesAt(30, 18), { gases: [AIR], columns: { oxygenPressure } })
  expect(oxygenExposure(profile)?.cns).toBeCloseTo(0.1)
})

test('[LO-05] a gas breathed below its limits is named, each gas for itself', () => {
  const depth = [...minutesAt(36, 10), ...minutesAt(6, 5)]
  const switches = [{ time: 660, cylinder: 1 }]
  const limits = gasLimits(aProfile(depth, { gases: [EAN32, OXYGEN], switches }))
  expect(limits.map(({ cylinder, highest, level }) => [cylinder, highest, level])).toEqual([
    [0, 1.47, 'beyond-working'],
    [1, 1.6, 'beyond-working'],
  ])
})

test('1.4 bar is within the limit, more than 1.6 is beyond both', () => {
  expect(gasLimits(aProfile(minutesAt(33.8, 5), { gases: [EAN32] }))[0]?.level).toBe('within')
  expect(gasLimits(aProfile(minutesAt(41, 5), { gases: [EAN32] }))[0]?.level).toBe('beyond-contingency')
})
