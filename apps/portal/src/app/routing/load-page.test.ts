import { beforeEach, expect, test, vi } from 'vitest'
import { ConnectionLost, createPageLoader, PageNotLoaded, pageRendered } from './load-page.ts'

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

test('[RR-06] a failed page load reloads the requested URL', async () => {
  aLoader()(broken)
  await settled()
  expect(leave).toHaveBeenCalledExactlyOnceWith('/logbook?page=2#dive-7')
})

test('[RR-06] a page that fails again shows an error and never loops', async () => {
  const loadPage = aLoader()
  loadPage(broken)
  await settled()
  await expect(loadPage(broken)).rejects.toThrow(PageNotLoaded)
  expect(leave).toHaveBeenCalledTimes(1)
})

test('[RR-06] one chunk that loads does not allow endless reloads for another', async () => {
  const loadPage = aLoader()
  loadPage(broken)
  await settled()
  await loadPage(async () => 'layout')
  await expect(loadPage(broken)).rejects.toThrow(PageNotLoaded)
  expect(leave).toHaveBeenCalledTimes(1)
})

test('[RR-06] once a page has rendered, a later failure may reload again', async () => {
  const loadPage = aLoader()
  loadPage(broken)
  await settled()
  expect(await loadPage(async () => 'page')).toBe('page')
  pageRendered(sessionStorage)
  loadPage(broken)
  await settled()
  expect(leave).toHaveBeenCalledTimes(2)
})

test('[RR-06] offline, the page is not reloaded, because a reload would lose it', async () => {
  await expect(aLoader(false)(broken)).rejects.toThrow(ConnectionLost)
  expect(leave).not.toHaveBeenCalled()
})
