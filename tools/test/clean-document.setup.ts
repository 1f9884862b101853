import { afterAll } from 'vitest'
import { currentToast, dismissToast } from '../../apps/portal/src/shared/ui/overlay/toasts.ts'

afterAll(() => {
  // Files that talk to real servers ask for the environment of Node, which has no document.
  if (typeof document === 'undefined') return
  // The files share their modules too: a message that is still up would stand in the page of the next one.
  for (let toast = currentToast(); toast; toast = currentToast()) dismissToast(toast.id)
  document.body.replaceChildren()
  document.head.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})
