import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkPlan, type Plan } from './plan.ts'

const aPlan = (changed: Partial<Plan> = {}): Plan => ({
  depth1: 16,
  time1: 40,
  interval: 90,
  depth2: 12,
  time2: 40,
  oxygen: 21,
  level: 18,
  cylinder: 12,
  rate: 15,
  ...changed,
})

const refused = (plan: Plan) =>
  checkPlan(plan).flatMap(({ key, isMet, numbers }) => (isMet ? [] : [`${key} ${numbers?.dive}`]))

test('a plan within training, no-stop time and reserve is met in every point', () => {
  expect(refused(aPlan())).toEqual([])
})

test('18 meters are within Open Water, and 19 are not', () => {
  expect(refused(aPlan({ depth1: 18, time1: 30 }))).toEqual([])
  expect(refused(aPlan({ depth1: 19, time1: 30 }))).toEqual(['level 1'])
  expect(refused(aPlan({ depth2: 19, time2: 20 }))).toEqual(['level 2'])
})

test('the first dive may last its 43 minutes at 18 meters and not one more', () => {
  const large = { depth1: 18, cylinder: 18, time2: 10 }
  expect(refused(aPlan({ ...large, time1: 43 }))).toEqual([])
  expect(refused(aPlan({ ...large, time1: 44 }))).toEqual(['noStop 1'])
})

test('after a short break the second dive is too long, and after a long one it is not', () => {
  const twice = { depth1: 18, time1: 40, depth2: 18, time2: 30, cylinder: 18 }
  expect(refused(aPlan({ ...twice, interval: 15 }))).toEqual(['noStopAgain 2'])
  expect(refused(aPlan({ ...twice, interval: 180 }))).toEqual([])
})

test('50 bar must be left after the ascent and the stop', () => {
  const gasOf = (time1: number) => checkPlan(aPlan({ depth1: 18, time1 })).find(({ key }) => key === 'gas')
  // 2.8 bar × 15 liters for 39 minutes, 57 on the way up and 67.5 at the stop: 1,762.5 of 2,400 liters.
  expect(gasOf(39)).toMatchObject({ isMet: true, numbers: { left: 53 } })
  expect(gasOf(40)).toMatchObject({ isMet: false, numbers: { left: 49 } })
})

test('the oxygen of a mix is checked at 1.4 bar, and not asked for with air', () => {
  const rich = { oxygen: 36, level: 30, time1: 10 }
  expect(refused(aPlan({ ...rich, depth1: 28 }))).toEqual([])
  expect(refused(aPlan({ ...rich, depth1: 29 }))).toEqual(['oxygen 1'])
  expect(checkPlan(aPlan()).some(({ key }) => key === 'oxygen')).toBe(false)
})

test('a shorter, shallower plan is never refused for more than a longer one', () => {
  const minutes = fc.integer({ min: 11, max: 70 })
  const depth = fc.integer({ min: 7, max: 40 })
  fc.assert(
    fc.property(depth, minutes, depth, minutes, (depth1, time1, depth2, time2) => {
      const plan = aPlan({ depth1, time1, depth2, time2 })
      const less = { ...plan, depth1: depth1 - 1, time1: time1 - 1, depth2: depth2 - 1, time2: time2 - 1 }
      const before = refused(plan)
      for (const point of refused(less)) expect(before).toContain(point)
    }),
  )
})
