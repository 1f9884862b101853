import { lazy, Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMemoryRouter } from '../../../shared/router/index.ts'
import { createLazyPage, createPageLoader } from '../../routing/load-page.ts'
import { anApp, restOf, show } from '../../testing/app.fixture.tsx'
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
  // Otherwise its session would be known in the next test.
  await restOf(app)
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

test('[BO-02] a page that is not on the device says so and leads on, and does not blame an update', async () => {
  const { place } = await openOffline()
  expect(place.textContent).toContain('This part isn’t on this device')
  expect(place.textContent).not.toContain('updated')
  expect(place.querySelector('a')?.getAttribute('href')).toBe('/training/dashboard')
})

test('[BO-02] a part that loads late and is not on the device says so, too, and is loaded when online', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockReturnValue()
  const app = await anApp('/account')
  // Otherwise its session would be known in the next test.
  await restOf(app)
  const Late = lazy(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /a.js')))
  const Page = () => (
    <Suspense>
      <Late />
    </Suspense>
  )
  const routes = [{ ErrorBoundary: ErrorPage, children: [{ path: '/logbook', Component: Page }] }]
  shown = show({ ...app, router: createMemoryRouter(routes, { initialEntries: ['/logbook'] }) })
  const { place } = shown
  await vi.waitFor(() => expect(place.textContent).toContain('This part isn’t on this device'))
  online = true
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
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

test('[BO-06] offline after a sign-out, a page says that nobody is signed in here and what to do', async () => {
  localStorage.removeItem('fathom.person')
  const app = await anApp('/account', { '/session/refresh': new TypeError('Failed to fetch') })
  await restOf(app)
  shown = show(app)
  const { place } = shown
  await vi.waitFor(() =>
    expect(place.querySelector('h1')?.textContent).toBe('Nobody is signed in on this device'),
  )
  expect(place.textContent).toContain('You’re offline. Connect to the internet to sign in.')
  expect(place.textContent).not.toContain('You are not signed out')
})
