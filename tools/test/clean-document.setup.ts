import { onlineManager } from '@tanstack/react-query'
import { afterAll, afterEach, vi } from 'vitest'
import { openApps } from '../../apps/portal/src/shared/testing/open-apps.fixture.ts'
import { currentToast, dismissToast } from '../../apps/portal/src/shared/ui/overlay/toasts.ts'

// A fixture can't do this by itself: the files share their modules, so its hooks would count in the first file only.
afterEach(() => {
  for (const close of openApps) close()
  // Otherwise the next message would queue behind it, for five or ten seconds of the next test.
  for (let toast = currentToast(); toast; toast = currentToast()) dismissToast(toast.id)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  onlineManager.setOnline(true)
  globalThis.localStorage?.clear()
  globalThis.sessionStorage?.clear()
})

// The files share their modules and their document, so leftovers of one would affect the next.
afterAll(() => {
  // Restore mocks before timers: a spy on a fake timer would restore the fake one.
  vi.restoreAllMocks()
  vi.useRealTimers()
  // Files that talk to real servers use the Node environment, which has no document.
  if (typeof document === 'undefined') return
  document.body.replaceChildren()
  document.head.replaceChildren()
  history.replaceState(null, '', '/')
})
