import { afterAll, afterEach, vi } from 'vitest'
import { openApps } from '../../apps/portal/src/shared/testing/open-apps.fixture.ts'
import { currentToast, dismissToast } from '../../apps/portal/src/shared/ui/overlay/toasts.ts'

// Otherwise the next message would queue behind it, for five or ten seconds of the next test.
afterEach(() => {
  for (let toast = currentToast(); toast; toast = currentToast()) dismissToast(toast.id)
})

// The files share their modules and their document, so leftovers of one would affect the next.
afterAll(() => {
  // Restore mocks before timers: a spy on a fake timer would restore the fake one.
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  // Files that talk to real servers use the Node environment, which has no document.
  if (typeof document === 'undefined') return
  // React fails on a page whose manifest is gone from the head, and then shows nothing more.
  for (const close of openApps) close()
  document.body.replaceChildren()
  document.head.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})
