import { afterEach, expect, test, vi } from 'vitest'
import { currentToast, dismissToast } from '../../../shared/ui/overlay/toasts.ts'
import { aNotification } from '../notification.fixture.ts'
import type { Target } from '../notification.ts'
import { offerUndo, undoNow } from './undo.ts'

const words = { text: (count: number) => `${count} deleted`, undo: 'Undo' }
const target = (...ids: string[]): Target => ({
  items: ids.map((id) => aNotification({ id })),
  subject: null,
})
const [a, b, both] = [target('a'), target('b'), target('b', 'c')]

afterEach(() => {
  for (let toast = currentToast(); toast; toast = currentToast()) dismissToast(toast.id)
})

test('[ST-09] consecutive deletions are offered and undone as one', () => {
  const restore = vi.fn()
  offerUndo(a, words, restore)
  offerUndo(both, words, restore)
  expect(currentToast()?.text).toBe('3 deleted')
  expect(undoNow()).toBe(true)
  expect(restore).toHaveBeenCalledExactlyOnceWith([a, both])
  expect(undoNow()).toBe(false)
})

test("an expired deletion isn't undone together with later ones", () => {
  const restore = vi.fn()
  offerUndo(a, words, restore)
  dismissToast(currentToast()?.id ?? 0)
  offerUndo(b, words, restore)
  expect(currentToast()?.text).toBe('1 deleted')
  undoNow()
  expect(restore).toHaveBeenCalledExactlyOnceWith([b])
})

test('a failed deletion is no longer offered for undo', () => {
  const restore = vi.fn()
  offerUndo(a, words, restore)
  const offer = offerUndo(b, words, restore)
  offer.withdraw()
  expect(currentToast()?.text).toBe('1 deleted')
  undoNow()
  expect(restore).toHaveBeenCalledExactlyOnceWith([a])
})

test('[ST-09] counts items the server deleted beyond the loaded ones', () => {
  offerUndo(a, words, vi.fn()).counted(5)
  expect(currentToast()?.text).toBe('5 deleted')
  dismissToast(currentToast()?.id ?? 0)
  expect(currentToast()).toBeUndefined()
})
