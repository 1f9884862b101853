import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createArrivals } from './arrivals.ts'

const i18n = {
  need: () => Promise.resolve(),
  current: () => ({ t: (_: string, { count, name }: { count: number; name: string }) => `${count} ${name}` }),
} as unknown as Parameters<typeof createArrivals>[0]

const spoken = (place: Element = document.body) =>
  place.querySelector(':scope > [role="status"][data-announcer]')?.textContent

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  for (const region of document.querySelectorAll('[data-announcer], dialog')) region.remove()
})

test('announces an arrival; several at once become one sentence', async () => {
  const arrived = createArrivals(i18n)
  arrived('Dive 3 is verified')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(spoken()).toBe('1 Dive 3 is verified')
  arrived('one')
  arrived('two')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(spoken()).toBe('2 one')
})

test('announces arrivals even when they keep coming', async () => {
  const arrived = createArrivals(i18n)
  for (let count = 0; count < 5; count += 1) {
    arrived(`Dive ${count}`)
    await vi.advanceTimersByTimeAsync(300)
  }
  expect(spoken()).toBe('2 Dive 2')
})

test('announces inside an open dialog, where a screen reader listens', async () => {
  const dialog = document.createElement('dialog')
  document.body.append(dialog)
  dialog.showModal()
  createArrivals(i18n)('Dive 3 is verified')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(spoken(dialog)).toBe('1 Dive 3 is verified')
  expect(spoken()).toBeUndefined()
})
