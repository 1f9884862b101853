import { expect, test } from 'vitest'
import { ageBandOf, isDay, periodProblem, stepsOf, usualPeriod } from './figures.ts'

test('[OF-11] a period counts the whole months or weeks that it touches; weeks begin on Monday', () => {
  expect(stepsOf({ from: '2025-11-30', to: '2026-02-01', step: 'month' })).toEqual([
    '2025-11-01',
    '2025-12-01',
    '2026-01-01',
    '2026-02-01',
  ])
  expect(stepsOf({ from: '2026-11-15', to: '2026-11-16', step: 'week' })).toEqual([
    '2026-11-09',
    '2026-11-16',
  ])
})

test('[OF-11] twelve months or weeks up to today are shown unless another period is chosen', () => {
  expect(usualPeriod('2026-11-18', 'month')).toEqual({ from: '2025-12-01', to: '2026-11-18', step: 'month' })
  expect(usualPeriod('2026-11-18', 'week')).toEqual({ from: '2026-08-31', to: '2026-11-18', step: 'week' })
})

test('[OF-11] a period in the wrong order and one of more than 60 steps are refused', () => {
  expect(periodProblem({ from: '2026-05-02', to: '2026-05-01', step: 'week' })).toBe('order')
  expect(periodProblem({ from: '2021-01-31', to: '2025-12-31', step: 'month' })).toBeUndefined()
  expect(periodProblem({ from: '2021-01-31', to: '2026-01-01', step: 'month' })).toBe('length')
  expect(['2026-02-30', '26-02-01', '2026-2-1', '2026-02-28'].map(isDay)).toEqual([false, false, false, true])
})

test('[OF-11] an application of 5 to 7 days is within what was promised', () => {
  expect([0, 4, 5, 7, 8, 14, 15, 30, 31, 400].map(ageBandOf)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4])
})
