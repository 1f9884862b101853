import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from '../../../shared/ui/testing/render.tsx'
import { useNow } from './use-now.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function Clock() {
  return <time>{useNow('Europe/Berlin').toISOString()}</time>
}

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const shown = () => document.querySelector('time')?.textContent

test('the drawer updates its times while it is open', () => {
  vi.setSystemTime('2026-05-16T10:00:00Z')
  render(<Clock />)
  wait(30_000)
  expect(shown()).toBe('2026-05-16T10:00:30.000Z')
})

test.each([
  ['an ordinary day', '2026-05-16T21:59:50.000Z', '2026-05-16T22:00:00.000Z'],
  ['the day of 23 hours', '2026-03-29T21:59:50.000Z', '2026-03-29T22:00:00.000Z'],
  ['the day of 25 hours', '2026-10-25T22:59:50.000Z', '2026-10-25T23:00:00.000Z'],
])("[ST-09] %s ends at the viewer's midnight, to the second", (_, before, midnight) => {
  vi.setSystemTime(before)
  render(<Clock />)
  wait(9_999)
  expect(shown()).toBe(before)
  wait(1)
  expect(shown()).toBe(midnight)
})
