import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react'

/**
 * Drives a native modal `dialog`: the browser traps the focus, closes on Escape and restores the focus. A
 * child with `data-first-focus` gets the initial focus.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  const isShown = useRef(false)
  // Before the paint, and before the element is removed: otherwise the focus isn't restored.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    isShown.current = true
    dialog.showModal()
    dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus()
    return () => {
      isShown.current = false
      dialog.close()
    }
  }, [open])

  return {
    ref,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    // Chromium closes at the second Escape, whatever `cancel` said.
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      const dialog = event.currentTarget
      if (event.target === dialog && isShown.current && !dialog.open) dialog.showModal()
    },
    // A press on the dialog element itself, outside its panel, is a press on the backdrop.
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      // Ignore the second click of a double click on the button that opened it.
      if (event.target === event.currentTarget && event.detail < 2) onClose()
    },
  }
}
