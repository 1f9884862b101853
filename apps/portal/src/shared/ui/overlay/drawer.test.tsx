import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { find, press, render } from '../../testing/render.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Drawer } from './drawer.tsx'

function News() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)} type="button">
        Bell
      </button>
      <Drawer closeLabel="Close" onClose={() => setOpen(false)} open={open} title="Notifications">
        Dive 114 is verified
      </Drawer>
    </>
  )
}

test('a drawer is a modal dialog named by its title, and its button closes it', () => {
  render(<News />)
  expect(find<HTMLDialogElement>('dialog').open).toBe(false)
  press(find('button', 'Bell'))
  const dialog = find<HTMLDialogElement>('dialog')
  expect(dialog.open).toBe(true)
  expect(document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
    'Notifications',
  )
  press(find('button', 'Close'))
  expect(dialog.open).toBe(false)
})

test("Escape closes it; canceling a file chooser inside doesn't", () => {
  render(<News />)
  press(find('button', 'Bell'))
  const dialog = find<HTMLDialogElement>('dialog')
  act(() => dialog.querySelector('h2')?.dispatchEvent(new Event('cancel', { bubbles: true })))
  expect(dialog.open).toBe(true)
  act(() => dialog.dispatchEvent(new Event('cancel', { cancelable: true })))
  expect(dialog.open).toBe(false)
})

test("a press outside the panel closes it, a press inside doesn't", () => {
  render(<News />)
  press(find('button', 'Bell'))
  const dialog = find<HTMLDialogElement>('dialog')
  press(find('h2', 'Notifications'))
  expect(dialog.open).toBe(true)
  press(dialog)
  expect(dialog.open).toBe(false)
})

test('a confirmation starts with the focus on the safe answer', () => {
  const nothing = () => undefined
  render(
    <ConfirmDialog
      confirmLabel="Leave"
      keepLabel="Keep writing"
      onConfirm={nothing}
      onKeep={nothing}
      open={true}
      title="Leave?"
    >
      Your draft stays on this phone.
    </ConfirmDialog>,
  )
  expect(document.activeElement?.textContent).toBe('Keep writing')
})
