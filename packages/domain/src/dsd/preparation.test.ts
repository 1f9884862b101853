import { expect, test } from 'vitest'
import { currentState, nextStep } from './preparation.ts'

const begunAt = new Date('2026-11-15T12:00:00Z')
const preparing = { state: 'preparing', done: [], begunAt } as const

test('[SC-04] the wait ends after four minutes, but a late result still counts', () => {
  expect(currentState(preparing, new Date('2026-11-15T12:04:00Z'))).toBe('preparing')
  expect(currentState(preparing, new Date('2026-11-15T12:04:01Z'))).toBe('failed')
  expect(currentState({ ...preparing, state: 'ready' }, new Date('2026-11-15T13:00:00Z'))).toBe('ready')
})

test('[SC-04] the steps run in order, each once', () => {
  expect(nextStep([])).toBe('store')
  expect(nextStep(['store'])).toBe('course')
  expect(nextStep(['store', 'course', 'lessons'])).toBeUndefined()
})
