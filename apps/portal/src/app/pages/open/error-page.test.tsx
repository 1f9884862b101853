import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMemoryRouter } from '../../../shared/router/index.ts'
import { createLazyPage, createPageLoader } from '../../routing/load-page.ts'
import { anApp, show } from '../../testing/app.fixture.tsx'
import { ErrorPage } from './error-page.tsx'

let shown: ReturnType<typeof show> | undefined
let online = false

beforeEach(() => {
  online = false
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online)
})
afterEach(() => {
  shown?.unmount()
  vi.restoreAllMocks()
})

const fetchPage = async () => {
  if (!online) throw new TypeError('Failed to fetch dynamically imported module')
  return { Page: () => <h1>Logbook</h1> }
}

/** Opens a page whose code is requested while the device is offline. */
async function openOffline() {
  const app = await anApp('/account')
  const load = vi.fn(fetchPage)
  const leave = vi.fn()
  const ports = { marks: sessionStorage, requested: () => '/logbook', leave, isOnline: () => online }
  const lazy = createLazyPage(createPageLoader(ports))(load)
  const page = { path: '/logbook', lazy }
  const router = createMemoryRouter(
    [{ ErrorBoundary: ErrorPage, HydrateFallback: () => null, children: [page] }],
    {
      initialEntries: ['/logbook'],
    },
  )
  shown = show({ ...app, router })
  const { place } = shown
  await vi.waitFor(() => expect(place.querySelector('[role="alert"]')).not.toBeNull())
  return { place, load, leave }
}

test('an offline page blames the connection, not an update', async () => {
  const { place } = await openOffline()
  expect(place.textContent).toContain('Check your signal and try again.')
  expect(place.textContent).not.toContain('updated')
})

test('the URL is reloaded with its styles when the connection is back', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  await openOffline()
  online = true
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

test('the URL is also reloaded if the connection comes back before the page listens for it', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  const stands = new MutationObserver(() => {
    if (!document.querySelector('[role="alert"]')) return
    stands.disconnect()
    online = true
    dispatchEvent(new Event('online'))
  })
  stands.observe(document.body, { childList: true, subtree: true })
  await openOffline()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

test('retrying offline happens in place and never reloads the document', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  const { place, load } = await openOffline()
  load.mockClear()
  place.querySelector('button')?.click()
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  expect(reload).not.toHaveBeenCalled()
})
