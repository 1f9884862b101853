import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type Answers, anApp, restOf, show } from '../../app/testing/app.fixture.tsx'

const saved = {
  id: '018f0000-0000-7000-8000-000000000001',
  organisation: true,
  thirdParty: false,
  notifications: true,
  digest: false,
  communicationLanguage: 'en-US',
  version: 3,
}
const ANSWERS: Answers = {
  '/preference/100001': saved,
  '/preference/100001/history': { items: [], total: 0, page: 1, pageSize: 10 },
  '/MarketingLanguage/1': { items: [{ ietfLanguageTag: 'en-US', name: 'English' }] },
}

let shown: ReturnType<typeof show> | undefined
beforeEach(() => {
  // happy-dom has no popovers; browser tests cover them.
  HTMLElement.prototype.hidePopover ??= () => undefined
})
afterEach(() => {
  shown?.unmount()
  vi.unstubAllGlobals()
})

async function open(address: string, answers: Answers) {
  const app = await anApp(address, answers)
  await restOf(app)
  shown = show(app)
  const { place } = shown
  const text = () => place.textContent ?? ''
  const press = async (selector: string, name?: string) => {
    const found = await vi.waitFor(() => {
      const all = [...place.querySelectorAll<HTMLElement>(selector)]
      const one = all.find(({ textContent }) => name === undefined || textContent === name)
      if (!one) throw new Error(`no ${selector} ${name ?? ''}`)
      return one
    })
    found.click()
  }
  return { place, text, press, fetch: app.fetch, router: app.router }
}

test('[SC-01] the screen says that changes take up to 24 hours, and offers to save only after a change', async () => {
  const { text, press } = await open('/preferences/subscriber', ANSWERS)
  await vi.waitFor(() => expect(text()).toContain('Changes take up to 24 hours.'))
  await vi.waitFor(() => expect(text()).toContain('No choices yet.'))
  expect(text()).not.toContain('Save changes')
  await press('[role=switch]')
  await vi.waitFor(() => expect(text()).toContain('1 unsaved change'))
  await press('[role=switch]')
  await vi.waitFor(() => expect(text()).not.toContain('Save changes'))
})

test('[ER-01] preferences that fail to load show an error and a retry', async () => {
  let isDown = true
  const { text, place, press } = await open('/preferences/subscriber', {
    ...ANSWERS,
    '/preference/100001': () => (isDown ? 500 : saved),
  })
  await vi.waitFor(() => expect(text()).toContain('Something went wrong'))
  isDown = false
  // Busy until the other answers are there.
  await vi.waitFor(() => expect(place.querySelector('main [aria-busy=true]')).toBeNull())
  await press('button', 'Try again')
  await vi.waitFor(() => expect(text()).toContain('News from Fathom'))
})

test('[ER-01] a failed save says Oops and keeps the change; a retry saves it', async () => {
  let isDown = true
  const { text, place, press } = await open('/preferences/subscriber', {
    ...ANSWERS,
    [`/${saved.id}`]: () => (isDown ? 500 : { ...saved, organisation: false, version: 4 }),
  })
  await press('[role=switch]')
  await press('button', 'Save changes')
  await vi.waitFor(() => expect(text()).toContain('There was an error saving'))
  const bar = [...place.querySelectorAll('button')]
    .find(({ textContent }) => textContent === 'Save changes')
    ?.closest('div:has([role=alert])')
  expect(bar?.textContent).toMatch(/^Oops.*UndoSave changes$/)
  expect(place.querySelectorAll('[role=alert]')).toHaveLength(1)
  expect(place.querySelector<HTMLInputElement>('[role=switch]')?.checked).toBe(false)
  isDown = false
  await press('button', 'Save changes')
  await vi.waitFor(() => expect(text()).not.toContain('Save changes'))
  expect(place.querySelector<HTMLInputElement>('[role=switch]')?.checked).toBe(false)
})

test('[ER-01] while offline a save fails at once, and nothing is sent later by itself', async () => {
  const { text, press, fetch } = await open('/preferences/subscriber', { ...ANSWERS, [`/${saved.id}`]: 500 })
  await press('[role=switch]')
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  await press('button', 'Save changes')
  await vi.waitFor(() => expect(text()).toContain('There was an error saving'))
  const sent = fetch.mock.calls.length
  onlineManager.setOnline(true)
  await vi.waitFor(() => expect(text()).toContain('Save changes'))
  expect(fetch.mock.calls.slice(sent).some(([url]) => String(url).endsWith(saved.id))).toBe(false)
})

/** Preferences that another tab saves, so that the next save of this one is refused. */
function savedElsewhere() {
  const world = { saved, isStale: false }
  const answers: Answers = {
    ...ANSWERS,
    '/preference/100001': () => world.saved,
    [`/${saved.id}`]: ({ body }: { body: string }) => {
      const { isStale } = world
      world.isStale = false
      if (isStale)
        return Response.json({ problem: 'stale', errors: [], current: world.saved }, { status: 409 })
      world.saved = { ...world.saved, ...JSON.parse(body), version: world.saved.version + 1 }
      return world.saved
    },
  }
  const save = (change: Partial<typeof saved>) => {
    world.saved = { ...world.saved, ...change, version: world.saved.version + 1 }
    world.isStale = true
  }
  return { answers, save, world }
}

const switches = (place: HTMLElement) =>
  [...place.querySelectorAll<HTMLInputElement>('main [role=switch]')].map(({ checked }) => checked)

test('[CA-30] the later of two tabs is asked: taking the saved version drops the own change, keeping the own one overwrites nothing else', async () => {
  const { answers, save, world } = savedElsewhere()
  const { place, text, press } = await open('/preferences/subscriber', answers)
  const asked = () => vi.waitFor(() => expect(text()).toContain('Your preferences were changed elsewhere'))
  await press('main [role=switch]')
  await vi.waitFor(() => expect(text()).toContain('1 unsaved change'))
  save({ thirdParty: true })
  await press('button', 'Save changes')
  await asked()
  const rows = [...place.querySelectorAll('dialog[open] tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  )
  expect(rows).toEqual([['News from Fathom', 'Off', 'On']])
  await press('button', 'Use the saved one')
  await vi.waitFor(() => expect(switches(place).slice(0, 2)).toEqual([true, true]))
  expect(text()).not.toContain('Save changes')

  await press('main [role=switch]')
  save({ thirdParty: false })
  await press('button', 'Save changes')
  await asked()
  await press('button', 'Keep mine')
  await vi.waitFor(() => expect(text()).not.toContain('Save changes'))
  expect(world.saved).toMatchObject({ organisation: false, thirdParty: false })
})

test('leaving with unsaved changes asks: staying keeps them, leaving opens the other page', async () => {
  const { place, text, press, router } = await open('/preferences/subscriber', ANSWERS)
  await press('main [role=switch]')
  await vi.waitFor(() => expect(text()).toContain('1 unsaved change'))
  void router.navigate('/account')
  await vi.waitFor(() => expect(text()).toContain('Leave without saving?'))
  await press('button', 'Stay')
  await vi.waitFor(() => expect(text()).not.toContain('Leave without saving?'))
  expect(router.state.location.pathname).toBe('/preferences/subscriber')
  expect(switches(place)[0]).toBe(false)
  void router.navigate('/account')
  await press('button', 'Leave')
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/account'))
})

test("[RT-06] a URL without link parameters says that it doesn't work, and never claims to have unsubscribed anyone", async () => {
  const { text, fetch } = await open('/preferences/unsubscribed', {})
  await vi.waitFor(() => expect(text()).toContain('This link doesn’t work.'))
  expect(text()).not.toContain('You’re unsubscribed')
  expect(fetch.mock.calls.filter(([url]) => String(url).includes('/preferences/'))).toEqual([])
})

test("[RT-06] [CA-31] the link's page asks first; only the button press posts", async () => {
  let isPosted = false
  const { text, press, fetch } = await open('/preferences/unsubscribed?id=u-1&token=t-1', {
    '/unsubscribe/u-1': { id: 'u-1', unsubscribed: false },
    '/preferences/unsubscribe': () => {
      isPosted = true
      return { id: 'u-1', unsubscribed: true }
    },
  })
  await vi.waitFor(() => expect(text()).toContain('Stop these messages?'))
  expect(isPosted).toBe(false)
  await press('button', 'Unsubscribe')
  await vi.waitFor(() => expect(text()).toContain('You’re unsubscribed.'))
  const posted = fetch.mock.calls.find(([url]) => String(url).endsWith('/unsubscribe'))
  expect(JSON.parse(String(posted?.[1]?.body))).toMatchObject({ id: 'u-1', token: 't-1', sfm_jobid: null })
})

test('[RT-06] a user who unsubscribed with one click in the mail program sees that it is done', async () => {
  const { text } = await open('/preferences/unsubscribed?id=u-1&token=t-1', {
    '/unsubscribe/u-1': { id: 'u-1', unsubscribed: true },
  })
  await vi.waitFor(() => expect(text()).toContain('You’re unsubscribed.'))
})

test('[RT-06] offline, the page says that nothing has happened yet, and a retry works', async () => {
  let isDown = true
  const { text, press } = await open('/preferences/unsubscribed?id=u-1&token=t-1', {
    '/unsubscribe/u-1': { id: 'u-1', unsubscribed: false },
    '/preferences/unsubscribe': () =>
      isDown ? new TypeError('Failed to fetch') : { id: 'u-1', unsubscribed: true },
  })
  await press('button', 'Unsubscribe')
  await vi.waitFor(() => expect(text()).toContain('You aren’t unsubscribed yet.'))
  isDown = false
  await press('button', 'Try again')
  await vi.waitFor(() => expect(text()).toContain('You’re unsubscribed.'))
})

test('[RT-06] [CA-31] the link of a notification asks about those e-mails and says that they have ended', async () => {
  const { text, press, fetch } = await open('/preferences/unsubscribed?id=u-1&token=t-1&list=notifications', {
    '/unsubscribe/u-1': { id: 'u-1', unsubscribed: false },
    '/preferences/unsubscribe': { id: 'u-1', unsubscribed: true },
  })
  await vi.waitFor(() => expect(text()).toContain('We’ll stop emailing you notifications.'))
  await press('button', 'Unsubscribe')
  await vi.waitFor(() => expect(text()).toContain('You can change your mind at any time.'))
  const posted = fetch.mock.calls.find(([url]) => String(url).endsWith('/unsubscribe'))
  expect(JSON.parse(String(posted?.[1]?.body))).toMatchObject({ list: 'notifications' })
})

test.each([
  [400, 'invalid-input'],
  [403, 'link-invalid'],
])(
  '[RT-06] [CA-31] a link that the server refuses with %s says that it does not work, and leads to the preferences',
  async (status, problem) => {
    const { place, text } = await open('/preferences/unsubscribed?id=u-1&token=of-another', {
      '/unsubscribe/u-1': () => Response.json({ problem, errors: [] }, { status }),
    })
    await vi.waitFor(() => expect(text()).toContain('This link doesn’t work.'))
    const link = [...place.querySelectorAll('main a')].find(
      ({ textContent }) => textContent === 'Sign in to choose',
    )
    expect(link?.getAttribute('href')).toMatch(/^\/preferences\/subscriber/)
  },
)
