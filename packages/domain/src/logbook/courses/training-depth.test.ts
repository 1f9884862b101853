import { expect, test } from 'vitest'
import { siOf } from '../units/quantity.ts'
import { isBeyondTrainingDepth, trainingDepthLimit } from './training-depth.ts'

test('[CO-03] a training log warns above 18 m in metric and above 60 ft in imperial', () => {
  expect(isBeyondTrainingDepth(18, 'Metric')).toBe(false)
  expect(isBeyondTrainingDepth(18.1, 'Metric')).toBe(true)
  expect(isBeyondTrainingDepth(siOf('depth', 'Imperial', 60), 'Imperial')).toBe(false)
  expect(isBeyondTrainingDepth(siOf('depth', 'Imperial', 60.5), 'Imperial')).toBe(true)
  expect(isBeyondTrainingDepth(siOf('depth', 'Imperial', 60), 'Metric')).toBe(true)
  expect(isBeyondTrainingDepth(null, 'Metric')).toBe(false)
  expect([trainingDepthLimit('Metric'), trainingDepthLimit('Imperial')]).toEqual([18, 60])
})
