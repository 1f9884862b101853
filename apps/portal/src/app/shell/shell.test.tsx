import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askAboutUnsent } from '../../features/session/index.ts'
import { reportStorage } from '../../shared/offline/storage-problem.ts'
import { anIdToken } from '../../shared/testing/id-token.fixture.ts'
import { openMenu } from '../../shared/testing/open-menu.fixture.ts'
import { type Answers, anApp, restOf, show } from '../testing/app.fixture.tsx'

let shown: ReturnType<typeof show> | undefined

beforeEach(() => {
  localStorage.clear()
  // happy-dom has no popovers; the browser tests cover them.
  HTMLElement.prototype.hidePopover ??= () => undefined
})
afterEach(() => shown?.unmount())

async function open(address: string, answers: Answers = {}) {
  const app = await anApp(address, answers)
  await restOf(app)
  shown = show(app)
  const { place } = shown
  await vi.waitFor(() => expect(place.querySelector('h1')).not.toBeNull())
  const entries = () => [...place.querySelectorAll('aside nav a')].map(({ textContent }) => textContent)
  const button = (name: string | RegExp) =>
    [...place.querySelectorAll('button')].find((each) =>
      (each.getAttribute('aria-label') ?? each.textContent ?? '').match(name),
    )
  return { app, place, entries, button, queries: shown.queries }
}

const signedInAs = (type: number) => ({
  '/session/refresh': { idToken: anIdToken({ affiliate_type_id: type }), expiresAt: '2100-01-01T00:00:00Z' },
})

test('[NV-01] [CO-09] the shell has a header, a sidebar, a footer, a bell and the version', async () => {
  const { place, button } = await open('/account')
  expect(place.querySelector('header')).not.toBeNull()
  expect(place.querySelector('aside nav[aria-label="Main menu"]')).not.toBeNull()
  expect(place.querySelector('footer')).not.toBeNull()
  expect(button(/^Notifications/)).toBeDefined()
  expect(place.querySelector('aside')?.textContent).toContain('Version 2.0.121')
})

test('[NV-03] the sidebar shows its groups by their headings, with the entries below', async () => {
  const { place, entries } = await open('/account')
  const headings = [...place.querySelectorAll('aside nav h2')].map(({ textContent }) => textContent)
  expect(headings).toEqual(['Home', 'My profile', 'Shop', 'Diver tools', 'Support'])
  // Their first entries say the same, so these two are for screen readers only.
  const unseen = [...place.querySelectorAll('aside nav h2.visually-hidden')]
  expect(unseen.map(({ textContent }) => textContent)).toEqual(['Shop', 'Support'])
  expect(entries().slice(0, 3)).toEqual(['Dashboard', 'Club', 'Forms and applications'])
})

test('[NV-06] performance appears once the entitlements are known', async () => {
  const items = [{ packageId: 'p-1', title: 'Open Water Diver', kind: 'consumer' }]
  const { entries } = await open('/account', { '/entitlements/100001': { affiliateId: 100001, items } })
  await vi.waitFor(() => expect(entries()).toContain('Performance'))
})

test('[NV-05] my courses leads to the jump page of the pro journey', async () => {
  const { place } = await open('/account', { '/othercourses': { jumpPage: '/training/my-courses/p-2' } })
  await vi.waitFor(() => {
    expect(place.querySelector('aside a[href="/training/my-courses/p-2"]')?.textContent).toBe('My courses')
  })
})

test('[NV-04] in China the certifications entry leads to the external e-card page', async () => {
  const profile = { fullName: '', dob: '', mailingAddress: { country: 'China' } }
  const { place } = await open('/account', { '/profiles/100001': profile })
  await vi.waitFor(() => {
    const entry = place.querySelector('aside a[href="https://cards.fathom.example"]')
    expect(entry?.textContent).toContain('Certifications and credentials')
  })
})

test('[RO-03] an instructor with a pro form sees the Pro group', async () => {
  const { entries } = await open('/account', {
    ...signedInAs(2),
    '/api/pro/graphql': { data: { formsTotal: 1 } },
  })
  await vi.waitFor(() => expect(entries()).toContain('Students'))
})

test('[RO-03] a diver with pro forms does not see it', async () => {
  const { app, entries } = await open('/account', { '/api/pro/graphql': { data: { formsTotal: 1 } } })
  expect(entries()).not.toContain('Students')
  expect(app.fetch.mock.calls.some(([url]) => String(url).includes('/pro/graphql'))).toBe(false)
})

test('[NV-07] the sidebar can be hidden, and stays hidden', async () => {
  const { place, button } = await open('/account')
  expect(place.querySelector('[data-menu]')?.getAttribute('data-menu')).toBe('shown')
  button('Hide menu')?.click()
  await vi.waitFor(() => expect(place.querySelector('[data-menu]')?.getAttribute('data-menu')).toBe('hidden'))
  expect(localStorage.getItem('fathom.sidebar')).toBe('hidden')
})

test('[NV-08] the account menu has profile, account, preferences and sign out', async () => {
  const { app, place } = await open('/account')
  const menu = place.querySelector('[role=menu][aria-label="Account menu"]')
  openMenu(menu)
  const items = await vi.waitFor(() => {
    const found = [...(menu?.querySelectorAll('[role=menuitem]') ?? [])]
    expect(found).not.toHaveLength(0)
    return found
  })
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Profile',
    'Account',
    'Preferences',
    'Sign out',
  ])
  ;(items.at(-1) as HTMLElement).click()
  expect(app.signOut).toHaveBeenCalledTimes(1)
})

test('[NV-09] the bell shows the unread count and opens the drawer', async () => {
  const notifications = [
    {
      id: 'n',
      timestamp: new Date().toISOString(),
      read: false,
      name: 'Dive 113',
      url: '/logbook',
      message: '',
    },
  ]
  const { place, button } = await open('/account', {
    '/api/notifications/graphql': { data: { notifications, unreadCount: 1 } },
  })
  await vi.waitFor(() => expect(button('Notifications, 1 unread')).toBeDefined())
  button('Notifications, 1 unread')?.click()
  await vi.waitFor(() => expect(place.querySelector('dialog[open] h3')?.textContent).toBe('Unread'))
})

test('[NV-10] the footer leads to the home site, privacy, consumer protection and contact', async () => {
  const { place } = await open('/account')
  const links = [...place.querySelectorAll('footer a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual([
    'https://fathom.example',
    'https://fathom.example/privacy',
    'https://fathom.example/consumer-protection',
    'https://fathom.example/contact',
  ])
})

test('[NV-12] the maintenance banner comes and goes with its flag, without a reload', async () => {
  let isOn = false
  const { place, queries } = await open('/account', {
    '/api/flags': () => ({ showSiteMaintenanceNotice: isOn, monitoringSampling: 0 }),
  })
  expect(place.textContent).not.toContain('We’re working on Fathom')
  isOn = true
  await queries.refetchQueries({ queryKey: ['flags'] })
  await vi.waitFor(() => expect(place.textContent).toContain('We’re working on Fathom'))
})

test('[OF-08] a notice of the staff takes the place of the usual banner, in its own language', async () => {
  const notice = { text: 'Back at ten.', locale: 'en-US' }
  const { place } = await open('/account', {
    '/api/flags': () => ({
      showSiteMaintenanceNotice: true,
      monitoringSampling: 0,
      notice,
      changesInMs: null,
    }),
  })
  await vi.waitFor(() => expect(place.textContent).toContain('Back at ten.'))
  expect(place.querySelector('[lang="en-US"][dir="ltr"]')?.textContent).toBe('Back at ten.')
  expect(place.textContent).not.toContain('We’re working on Fathom')
})

test('[OF-08] a planned notice is asked for when its time comes, and is gone when it is over', async () => {
  const states = [
    { notice: null, changesInMs: 1 },
    { notice: { text: 'Back at ten.', locale: 'en-US' }, changesInMs: 1 },
    { notice: null, changesInMs: null },
  ]
  const seen: string[] = []
  const { place } = await open('/account', {
    '/api/flags': () => {
      const state = states.length > 1 ? states.shift() : states[0]
      return { showSiteMaintenanceNotice: false, monitoringSampling: 0, ...state }
    },
  })
  const watching = new MutationObserver(() => seen.push(place.textContent ?? ''))
  watching.observe(place, { childList: true, subtree: true, characterData: true })
  await vi.waitFor(() => expect(seen.some((text) => text.includes('Back at ten.'))).toBe(true))
  await vi.waitFor(() => expect(place.textContent).not.toContain('Back at ten.'))
  watching.disconnect()
})

test('[ER-04] a failed menu call is reported and can be retried', async () => {
  let isBroken = true
  const items = [{ packageId: 'p-1', title: 'Open Water Diver', kind: 'consumer' }]
  const { place, entries, button } = await open('/account', {
    '/entitlements/100001': () => (isBroken ? 500 : { affiliateId: 100001, items }),
  })
  await vi.waitFor(() => expect(place.textContent).toContain('We couldn’t load the whole menu.'))
  isBroken = false
  button('Try again')?.click()
  await vi.waitFor(() => expect(entries()).toContain('Performance'))
})

test('the tab title is the name of the page', async () => {
  await open('/account')
  await vi.waitFor(() => expect(document.title).toBe('Account · Fathom'))
})

test('a device that stores nothing says why and what to do', async () => {
  const { place } = await open('/account')
  for (const [problem, words] of [
    ['blocked', 'Close your other Fathom tabs.'],
    ['failed', 'Nothing was deleted. Close all Fathom tabs, then open Fathom again.'],
    ['full', 'This device is out of space.'],
  ] as const) {
    reportStorage(problem)
    await vi.waitFor(() => expect(place.textContent).toContain(words))
  }
  reportStorage(undefined)
  await vi.waitFor(() => expect(place.textContent).not.toContain('out of space'))
})

test('[BO-05] the question before a sign-out names how much would be lost; staying closes it', async () => {
  const { app, place, button } = await open('/account')
  askAboutUnsent(3)
  await vi.waitFor(() =>
    expect(place.querySelector('dialog[role=alertdialog]')?.textContent).toContain(': 3.'),
  )
  button('Stay signed in')?.click()
  await vi.waitFor(() => expect(place.querySelector('dialog[role=alertdialog]')).toBeNull())
  expect(app.signOut).not.toHaveBeenCalled()
  askAboutUnsent(3)
  await vi.waitFor(() => expect(button('Delete and sign out')).toBeDefined())
  button('Delete and sign out')?.click()
  expect(app.signOut).toHaveBeenCalledExactlyOnceWith('drop-unsent')
})
