import { expect, test } from 'vitest'
import { gasUseOf } from './gas-use.ts'
import { aProfile } from './profile.fixture.ts'

/** Ten minutes at 10 m, where the pressure is 2 bar. */
const TEN_AT_TEN = Array.from({ length: 11 }, () => 10)
const falling = (from: number, perMinute: number) => TEN_AT_TEN.map((_, minute) => from - minute * perMinute)

test('[LO-05] gas use is bar a minute at the surface, and liters where the size is known', () => {
  const profile = aProfile(TEN_AT_TEN, { pressures: { '0': falling(200, 3) } })
  expect(gasUseOf(profile, [{ size: 12 }])).toEqual([{ cylinder: 0, pressureRate: 1.5, volumeRate: 18 }])
  expect(gasUseOf(profile, [])).toEqual([{ cylinder: 0, pressureRate: 1.5, volumeRate: undefined }])
})

test('[LO-05] each cylinder counts only while the diver breathes from it', () => {
  const back = TEN_AT_TEN.map((_, minute) => (minute <= 6 ? 200 - minute * 4 : 176))
  const stage = TEN_AT_TEN.map((_, minute) => (minute <= 6 ? 180 : 180 - (minute - 6) * 2))
  const switches = [
    { time: 0, cylinder: 0 },
    { time: 360, cylinder: 1 },
  ]
  const profile = aProfile(TEN_AT_TEN, { pressures: { '0': back, '1': stage }, switches })
  expect(gasUseOf(profile, []).map(({ cylinder, pressureRate }) => [cylinder, pressureRate])).toEqual([
    [0, 2],
    [1, 1],
  ])
})

test('[LO-05] if nothing says which of two cylinders was breathed from, there is no gas use', () => {
  const pressures = { '0': falling(200, 3), '1': falling(200, 3) }
  expect(gasUseOf(aProfile(TEN_AT_TEN, { pressures }), [])).toEqual([])
  const unused = { '0': falling(200, 3), '1': falling(200, 0.2) }
  expect(gasUseOf(aProfile(TEN_AT_TEN, { pressures: unused }), [])).toHaveLength(1)
})

test('without a sensor the pressures of the log count', () => {
  const [use] = gasUseOf(aProfile(TEN_AT_TEN), [{ startPressure: 200, endPressure: 160, size: 10 }])
  expect(use).toEqual({ cylinder: 0, pressureRate: 2, volumeRate: 20 })
  expect(gasUseOf(aProfile(TEN_AT_TEN), [{ startPressure: 200 }])).toEqual([])
})

test('time on the surface before and after the dive does not count', () => {
  const depth = [0, 0, 0, ...TEN_AT_TEN, 0, 0, 0]
  const pressure = [200, 200, 200, ...falling(200, 3), 170, 170, 170]
  const [use] = gasUseOf(aProfile(depth, { pressures: { '0': pressure } }), [])
  expect(use?.pressureRate).toBeCloseTo(30 / (20 + 2 * 1.5))
})

test('a rebreather has no gas use', () => {
  const oxygenPressure = TEN_AT_TEN.map(() => 1.3)
  const gases = [{ oxygen: 0.21, helium: 0 }]
  const profile = aProfile(TEN_AT_TEN, {
    pressures: { '0': falling(200, 3) },
    gases,
    columns: { oxygenPressure },
  })
  expect(gasUseOf(profile, [])).toEqual([])
})
