import { expect, test } from 'vitest'
import { quantityTicks, timeTicks } from './ticks.ts'

test("the scale of depths has round steps in the diver's unit", () => {
  expect(quantityTicks('depth', 'Metric', [0, 32.4], 6)).toEqual([0, 10, 20, 30])
  const feet = quantityTicks('depth', 'Imperial', [0, 32.4], 6).map((si) => Math.round(si / 0.3048))
  expect(feet).toEqual([0, 20, 40, 60, 80, 100])
  expect(quantityTicks('temperature', 'Metric', [18.4, 25], 4)).toEqual([20, 22, 24])
})

test('the scale of time has few round steps at every zoom', () => {
  expect(timeTicks(0, 46 * 60, 6).map((seconds) => seconds / 60)).toEqual([0, 10, 20, 30, 40])
  expect(timeTicks(600, 660, 6)).toEqual([600, 610, 620, 630, 640, 650, 660])
  expect(timeTicks(0, 24 * 3600, 6).length).toBeLessThanOrEqual(7)
})
