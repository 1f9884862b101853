import { dismissToast, showToast, type Toast } from '../../../shared/ui/overlay/toasts.ts'

const isUndo = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey

/** In a text field the keys undo the typing. */
const isTyping = ({ target }: Event) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** Shows the message; while it is visible, the usual undo shortcut presses its button. */
export function undoByKey(toast: Required<Pick<Toast, 'text' | 'action'>>): void {
  const over = new AbortController()
  const id = showToast({
    text: toast.text,
    action: {
      label: toast.action.label,
      onPress: () => {
        over.abort()
        toast.action.onPress()
      },
    },
    onSettled: () => over.abort(),
  })
  const undo = (event: KeyboardEvent) => {
    if (!isUndo(event) || isTyping(event) || event.defaultPrevented) return
    event.preventDefault()
    dismissToast(id, true)
  }
  document.addEventListener('keydown', undo, { signal: over.signal })
}
