import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { find, press, render } from '../../testing/render.tsx'
import { Toaster } from './toaster.tsx'
import { currentToast, dismissToast, showToast } from './toasts.ts'

const say = (toast: Parameters<typeof showToast>[0]) => act(() => showToast(toast))
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const spoken = () => document.querySelector('[aria-live="polite"] p')?.textContent

beforeEach(() => {
  vi.useFakeTimers()
  render(<Toaster closeLabel="Close" label="Messages" />)
})

afterEach(() => {
  act(() => {
    for (let toast = currentToast(); toast; toast = currentToast()) dismissToast(toast.id)
  })
  vi.useRealTimers()
})

test('the region exists before its first message, so that the message is announced', () => {
  expect(find('[aria-live="polite"]').getAttribute('aria-label')).toBe('Messages')
  say({ text: 'Saved.' })
  expect(spoken()).toBe('Saved.')
})

test('undo reverts the action, and it is never committed', () => {
  const onPress = vi.fn()
  const onSettled = vi.fn()
  say({ text: 'Dive 115 deleted.', action: { label: 'Undo', onPress }, onSettled })
  press(find('button', 'Undo'))
  wait(60_000)
  expect(onPress).toHaveBeenCalledOnce()
  expect(onSettled).not.toHaveBeenCalled()
  expect(spoken()).toBeUndefined()
})

test('without undo the action is committed once, when its time is over', () => {
  const onSettled = vi.fn()
  say({ text: 'Dive 115 deleted.', action: { label: 'Undo', onPress: vi.fn() }, onSettled })
  wait(9_999)
  expect(onSettled).not.toHaveBeenCalled()
  wait(1)
  expect(onSettled).toHaveBeenCalledOnce()
})

test('a second message waits for the first', () => {
  say({ text: 'First.' })
  say({ text: 'Second.' })
  expect(spoken()).toBe('First.')
  press(find('button', 'Close'))
  expect(spoken()).toBe('Second.')
})

test('it stays while it is hovered or focused', () => {
  say({ text: 'Saved.' })
  act(() => find('button', 'Close').focus())
  wait(60_000)
  expect(spoken()).toBe('Saved.')
  act(() => find('button', 'Close').blur())
  wait(5_000)
  expect(spoken()).toBeUndefined()
})

test('an open drawer has its own place for toasts, and gives it back', () => {
  const { show, place } = render(<Toaster closeLabel="Close" label="Messages of the drawer" />)
  say({ text: 'Deleted.' })
  expect(place.textContent).toBe('Deleted.')
  expect(document.body.textContent?.match(/Deleted\./g)).toHaveLength(1)
  show(null)
  expect(spoken()).toBe('Deleted.')
})
