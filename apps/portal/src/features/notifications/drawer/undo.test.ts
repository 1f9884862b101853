import { afterEach, expect, test, vi } from 'vitest'
import { currentToast, dismissToast } from '../../../shared/ui/overlay/toasts.ts'
import { aNotification } from '../a-notification.ts'
import { offerUndo, undoNow } from './undo.ts'

const words = { text: (count: number) => `${count} deleted`, undo: 'Undo' }
const [a, b, c] = ['a', 'b', 'c'].map((id) => aNotification({ id })) as [
  ReturnType<typeof aNotification>,
  ReturnType<typeof aNotification>,
  ReturnType<typeof aNotification>,
]

afterEach(() => {
  for (let toast = currentToast(); toast; toast = currentToast()) dismissToast(toast.id)
})

test('[ST-09] deletions in a row are offered as one, and undone as one', () => {
  const restore = vi.fn()
  offerUndo([a], words, restore)
  offerUndo([b, c], words, restore)
  expect(currentToast()?.text).toBe('3 deleted')
  expect(undoNow()).toBe(true)
  expect(restore).toHaveBeenCalledExactlyOnceWith([a, b, c])
  expect(undoNow()).toBe(false)
})

test('what was let go cannot be undone with what comes after', () => {
  const restore = vi.fn()
  offerUndo([a], words, restore)
  dismissToast(currentToast()?.id ?? 0)
  offerUndo([b], words, restore)
  expect(currentToast()?.text).toBe('1 deleted')
  undoNow()
  expect(restore).toHaveBeenCalledExactlyOnceWith([b])
})

test('a deletion that failed is no longer offered', () => {
  const restore = vi.fn()
  offerUndo([a], words, restore)
  const offer = offerUndo([b], words, restore)
  offer.withdraw([b])
  expect(currentToast()?.text).toBe('1 deleted')
  undoNow()
  expect(restore).toHaveBeenCalledExactlyOnceWith([a])
})
