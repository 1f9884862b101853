import { afterAll, afterEach, vi } from 'vitest'
import { currentToast, dismissToast } from '../../apps/portal/src/shared/ui/overlay/toasts.ts'

// The next message would wait its turn behind it, five or ten seconds of the next test.
afterEach(() => {
  for (let toast = currentToast(); toast; toast = currentToast()) dismissToast(toast.id)
})

// The files share their modules and their document: what one has put in place would stand in the next.
afterAll(() => {
  // Mocks before timers: a spy on a faked timer would put that one back.
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  // Files that talk to real servers ask for the environment of Node, which has no document.
  if (typeof document === 'undefined') return
  document.body.replaceChildren()
  document.head.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})
