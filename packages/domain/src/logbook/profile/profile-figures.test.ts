import { expect, test } from 'vitest'
import { aProfile } from './profile.fixture.ts'
import { profileFigures } from './profile-figures.ts'

const figures = (...args: Parameters<typeof aProfile>) => profileFigures(aProfile(...args), [], 'Metric')

test('[LO-05] the average depth counts each depth for as long as it lasts', () => {
  expect(figures([0, 20, 20, 20, 0]).averageDepth).toBeCloseTo(15)
  const uneven = figures([10, 10, 30], { time: [0, 540, 600] })
  expect(uneven.averageDepth).toBeCloseTo(11)
})

test('the surface before and after does not make a dive shallower', () => {
  expect(figures([0, 0, 0, 0, 20, 20, 20, 0, 0, 0]).averageDepth).toBeCloseTo(15)
})

test('[LO-05] a dive beneath its ceiling did not violate it, one above it did', () => {
  const ceiling = [0, 0, 6, 3, 0]
  expect(figures([0, 40, 6, 2.8, 0], { columns: { ceiling } }).ceiling).toEqual({
    deepest: 6,
    secondsAbove: 0,
  })
  expect(figures([0, 40, 3, 3, 0], { columns: { ceiling } }).ceiling).toEqual({
    deepest: 6,
    secondsAbove: 60,
  })
  expect(figures([0, 10, 0], { columns: { ceiling: [0, 0, 0] } }).ceiling).toBeUndefined()
})

test('[LO-05] the shortest no-stop time is one under water', () => {
  const noStopTime = [0, 5400, 600, 1200, 0]
  expect(figures([0, 20, 30, 10, 0], { columns: { noStopTime } }).shortestNoStop).toBe(600)
})

test('temperatures are the coldest and the warmest', () => {
  const temperature = [26, null, 19.5, 22]
  expect(figures([0, 10, 20, 0], { columns: { temperature } }).temperature).toEqual({
    lowest: 19.5,
    highest: 26,
  })
})

test('[LO-05] what the samples do not say is undefined', () => {
  expect(figures([null, null])).toEqual({
    averageDepth: undefined,
    fastestAscent: undefined,
    gasUse: [],
    oxygen: undefined,
    gases: [],
    shortestNoStop: undefined,
    ceiling: undefined,
    temperature: undefined,
  })
})
