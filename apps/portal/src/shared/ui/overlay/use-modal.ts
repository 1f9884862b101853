import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react'

/** Drives a native modal `dialog`: the browser traps the focus, closes on Escape and gives the focus back.
    A child with `data-first-focus` has the focus first. */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  // Before the paint, and before the element leaves the page: only then does the focus return.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    dialog.showModal()
    dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus()
    return () => dialog.close()
  }, [open])

  return {
    ref,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    // A press on the dialog itself, outside its panel, is a press on the backdrop.
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      // The second of a double click only meant what opened it.
      if (event.target === event.currentTarget && event.detail < 2) onClose()
    },
  }
}
