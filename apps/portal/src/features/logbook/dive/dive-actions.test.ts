import { afterEach, expect, test, vi } from 'vitest'
import { currentToast, dismissToast } from '../../../shared/ui/overlay/toasts.ts'
import { undoByKey } from './dive-actions.ts'

afterEach(() => {
  const toast = currentToast()
  if (toast) dismissToast(toast.id)
  document.body.replaceChildren()
})

function deleted() {
  const onPress = vi.fn()
  undoByKey({ text: '“Lighthouse” deleted.', action: { label: 'Undo', onPress } })
  return onPress
}

const press = (change: KeyboardEventInit, on: HTMLElement = document.body) =>
  on.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', bubbles: true, cancelable: true, ...change }))

test.each([{ ctrlKey: true }, { metaKey: true }])(
  '[SC-05] %o and Z undo what the message is about, once',
  (modifier) => {
    const onPress = deleted()
    press(modifier)
    expect(currentToast()).toBeUndefined()
    press(modifier)
    expect(onPress).toHaveBeenCalledOnce()
  },
)

test('[SC-05] other keys undo nothing, and neither do these keys in a text field', () => {
  const onPress = deleted()
  press({})
  press({ ctrlKey: true, shiftKey: true })
  press({ ctrlKey: true }, document.body.appendChild(document.createElement('input')))
  expect(onPress).not.toHaveBeenCalled()
})

test('[SC-05] once the message is gone, the key does nothing', () => {
  const onPress = deleted()
  dismissToast(currentToast()?.id ?? 0)
  press({ ctrlKey: true })
  expect(onPress).not.toHaveBeenCalled()
})
