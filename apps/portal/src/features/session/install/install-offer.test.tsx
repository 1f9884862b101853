import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anApp, restOf, show } from '../../../app/testing/app.fixture.tsx'
import { i18n } from '../../../shared/i18n/index.ts'
import { todayHere } from './install-prompt.ts'

const FIRST_DAY = 'fathom.install.first-day'
const DECLINED = 'fathom.install.declined-on'

const TITLES = { '/account': 'Account', '/settings': 'Settings', '/training/dashboard': /^(Good|Hello)/ }

let shown: ReturnType<typeof show> | undefined

beforeEach(() => {
  localStorage.clear()
  HTMLElement.prototype.hidePopover ??= () => undefined
})
afterEach(() => {
  shown?.unmount()
  vi.restoreAllMocks()
})

/** A device on its second day, on which something useful was done. */
function aRegular() {
  localStorage.setItem(FIRST_DAY, '2026-01-01')
  localStorage.setItem('fathom.install.done-something', '1')
}

/** Opens a page and waits until the portal has named its manifest. */
async function open(address: string) {
  const app = await anApp(address)
  // Otherwise a notice that must not be there could merely be late.
  await i18n.need('session-install')
  await restOf(app)
  shown = show(app)
  const { place } = shown
  const manifest = () => document.querySelector<HTMLLinkElement>('link[rel=manifest]')
  await vi.waitFor(() => expect(manifest()?.getAttribute('href')).toBe('/manifests/en-US.webmanifest'))
  const button = (name: string) =>
    [...place.querySelectorAll('button')].find((each) => each.textContent === name)
  const goTo = async (path: keyof typeof TITLES) => {
    await app.router.navigate(path)
    await vi.waitFor(() => expect(place.querySelector('h1')?.textContent).toMatch(TITLES[path]))
  }
  return { place, button, goTo }
}

/** The browser offers to install, and the person answers its question. */
function browserOffers(outcome: 'accepted' | 'dismissed' = 'accepted') {
  const prompt = vi.fn(() => Promise.resolve())
  const event = new Event('beforeinstallprompt', { cancelable: true })
  dispatchEvent(Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome }) }))
  return { event, prompt }
}

test('offers to install when someone comes back to the dashboard, and installs', async () => {
  aRegular()
  const { button, goTo } = await open('/account')
  const { event, prompt } = browserOffers()
  expect(event.defaultPrevented).toBe(true)
  await goTo('/training/dashboard')
  await vi.waitFor(() => expect(button('Install')).toBeDefined())
  button('Install')?.click()
  await vi.waitFor(() => expect(button('Install')).toBeUndefined())
  expect(prompt).toHaveBeenCalledOnce()
  expect(localStorage.getItem(DECLINED)).toBeNull()
})

test('"Not now" closes the notice, which stays away on the next visit of the dashboard', async () => {
  aRegular()
  const { button, goTo } = await open('/account')
  browserOffers()
  await goTo('/training/dashboard')
  await vi.waitFor(() => expect(button('Not now')).toBeDefined())
  button('Not now')?.click()
  await vi.waitFor(() => expect(button('Not now')).toBeUndefined())
  expect(localStorage.getItem(DECLINED)).toBe(todayHere())
  await goTo('/account')
  await goTo('/training/dashboard')
  expect(button('Not now')).toBeUndefined()
})

test("dismissing the browser's question counts as not now", async () => {
  aRegular()
  const { button, goTo } = await open('/account')
  browserOffers('dismissed')
  await goTo('/training/dashboard')
  await vi.waitFor(() => expect(button('Install')).toBeDefined())
  button('Install')?.click()
  await vi.waitFor(() => expect(localStorage.getItem(DECLINED)).toBe(todayHere()))
})

test('a first visit is only remembered', async () => {
  const { button, goTo } = await open('/account')
  browserOffers()
  await vi.waitFor(() => expect(localStorage.getItem(FIRST_DAY)).toBe(todayHere()))
  await goTo('/training/dashboard')
  expect(button('Install')).toBeUndefined()
})

test('the settings install at any time, without waiting for the second day', async () => {
  const { button, goTo } = await open('/account')
  const { prompt } = browserOffers()
  await goTo('/settings')
  await vi.waitFor(() => expect(button('Install')).toBeDefined())
  button('Install')?.click()
  expect(prompt).toHaveBeenCalledOnce()
})

test('the settings explain the way on an iPhone', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)',
  )
  const { place, goTo } = await open('/account')
  await goTo('/settings')
  await vi.waitFor(() => expect(place.textContent).toContain('Choose Add to Home Screen, then Add.'))
})

test('an iPhone, which offers nothing by itself, shows the notice with a link to the steps', async () => {
  aRegular()
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)',
  )
  const { place, button, goTo } = await open('/account')
  await goTo('/training/dashboard')
  const steps = () => [...place.querySelectorAll('a')].find((each) => each.textContent === 'Show me how')
  await vi.waitFor(() => expect(steps()?.getAttribute('href')).toBe('/settings'))
  button('Not now')?.click()
  await vi.waitFor(() => expect(steps()).toBeUndefined())
  await goTo('/account')
  await goTo('/training/dashboard')
  expect(steps()).toBeUndefined()
})

test('the installed app says nothing about installing', async () => {
  aRegular()
  const media = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query === '(display-mode: standalone)' ? ({ matches: true } as MediaQueryList) : media(query),
  )
  const { place, button, goTo } = await open('/account')
  browserOffers()
  await goTo('/training/dashboard')
  expect(button('Install')).toBeUndefined()
  await goTo('/settings')
  await vi.waitFor(() => expect(place.textContent).toContain('Appearance'))
  expect(place.textContent).not.toContain('Install Fathom')
})
