import { beforeEach, expect, test, vi } from 'vitest'
import { createPageLoader, PageNotLoaded, pageStands, ConnectionLost } from './load-page.ts'

const leave = vi.fn<(url: string) => void>()
const aLoader = (isOnline = true) =>
  createPageLoader({
    marks: sessionStorage,
    requested: () => '/logbook?page=2#dive-7',
    leave,
    isOnline: () => isOnline,
  })
const broken = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const settled = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  sessionStorage.clear()
  leave.mockClear()
})

test('[RR-06] a failed page load opens the requested address anew', async () => {
  aLoader()(broken)
  await settled()
  expect(leave).toHaveBeenCalledExactlyOnceWith('/logbook?page=2#dive-7')
})

test('[RR-06] a page that fails again is shown as failed, and never loops', async () => {
  const loadPage = aLoader()
  loadPage(broken)
  await settled()
  await expect(loadPage(broken)).rejects.toThrow(PageNotLoaded)
  expect(leave).toHaveBeenCalledTimes(1)
})

test('[RR-06] one part that loads does not let another load anew without end', async () => {
  const loadPage = aLoader()
  loadPage(broken)
  await settled()
  await loadPage(async () => 'frame')
  await expect(loadPage(broken)).rejects.toThrow(PageNotLoaded)
  expect(leave).toHaveBeenCalledTimes(1)
})

test('[RR-06] once a page stands, a later failure may load anew again', async () => {
  const loadPage = aLoader()
  loadPage(broken)
  await settled()
  expect(await loadPage(async () => 'page')).toBe('page')
  pageStands(sessionStorage)
  loadPage(broken)
  await settled()
  expect(leave).toHaveBeenCalledTimes(2)
})

test('[RR-06] without a signal the page stays, for loading anew would lose it', async () => {
  await expect(aLoader(false)(broken)).rejects.toThrow(ConnectionLost)
  expect(leave).not.toHaveBeenCalled()
})
