import type { AccessCodeWire, PassedOnWire, RedeemedWire } from '@fathom/contract/codes'
import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type Answers, anApp, restOf, show } from '../../app/testing/app.fixture.tsx'
import { readerFile, showPicture } from '../../shared/ui/scan/qr-picture.fixture.ts'

const NITROX = '01920000-0000-7000-8000-000000000003'

const aCode = (more: Partial<AccessCodeWire> = {}): AccessCodeWire => ({
  couponCode: 'FD-7Q2K-94',
  certificationName: 'Enriched Air Nitrox',
  title: 'Enriched Air Nitrox',
  kind: 'course',
  packageId: NITROX,
  store: null,
  shared: null,
  ...more,
})
const REDEEMED: RedeemedWire = {
  couponCode: 'FD-7Q2K-94',
  certificationName: 'Enriched Air Nitrox',
  title: 'Enriched Air Nitrox',
  kind: 'course',
  redeemedAt: '2026-11-15T10:00:00Z',
  packageId: NITROX,
  enrolmentId: NITROX,
  storeNumber: null,
  memberUntil: null,
}
const refusal = (status: number, body: object) => () =>
  Response.json({ title: 'no', status, requestId: 'r', errors: [], ...body }, { status })

let shown: ReturnType<typeof show> | undefined
beforeEach(() => {
  HTMLElement.prototype.hidePopover ??= () => undefined
})
afterEach(() => {
  shown?.unmount()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function open(answers: Answers, address = '/codes') {
  const app = await anApp(address, {
    '/codes/unredeemed': [aCode()],
    '/codes/shares': { offered: [], passedOn: [] },
    ...answers,
  })
  await restOf(app)
  shown = show(app)
  const { place } = shown
  const text = () => place.querySelector('main')?.textContent ?? ''
  const button = (name: string) =>
    [...place.querySelectorAll('button')].find(
      (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
    )
  const press = async (name: string) => {
    await vi.waitFor(() => expect(button(name)).toBeDefined())
    button(name)?.click()
  }
  const field = (type = 'text') => place.querySelector<HTMLInputElement>(`main input[type=${type}]`)
  const fill = async (value: string, type?: string) => {
    await vi.waitFor(() => expect(field(type)).not.toBeNull())
    const input = field(type)
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    input?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const requested = (end: string) =>
    app.fetch.mock.calls.filter(([input]) => String(input).split('?')[0]?.endsWith(end))
  return { ...app, place, text, press, fill, field, requested, button }
}

test('[SC-10] [VA-12] each code shows its course, and is redeemed after a confirmation', async () => {
  const { text, press, place, requested } = await open({ '/codes/FD-7Q2K-94/redeem': REDEEMED })
  await press('Redeem Enriched Air Nitrox')
  await vi.waitFor(() => expect(text()).toContain('Redeem the code for Enriched Air Nitrox?'))
  place.querySelector<HTMLButtonElement>('dialog button[data-first-focus]')?.click()
  await vi.waitFor(() => expect(text()).toContain('Enriched Air Nitrox is open'))
  expect(place.querySelector(`main a[href="/training/course/${NITROX}"]`)?.textContent).toBe('Open course')
  expect(place.querySelector('dialog[open]')).toBeNull()
  const [[, init] = []] = requested('/codes/FD-7Q2K-94/redeem')
  expect(new Headers(init?.headers).get('idempotency-key')).toMatch(/^[\da-f-]{36}$/)
  await vi.waitFor(() => expect(requested('/codes/unredeemed').length).toBeGreaterThan(1))
})

test.each([
  [224, 404, 'We don’t recognize this code.'],
  [225, 409, 'Someone has already redeemed this code.'],
  [226, 409, 'You’ve already redeemed this code.'],
  [undefined, 500, 'failed'],
])('[VA-13] reply code %s has a helpful message', async (code, status, words) => {
  const { text, press, fill } = await open({ '/redeem': refusal(status, { problem: 'x', code }) })
  await fill('fd 0000-00')
  await press('Redeem')
  await vi.waitFor(() => expect(text()).toContain(words))
})

test('[VA-13] a code that the user has already redeemed links to its course', async () => {
  const answer = { problem: 'already-yours', code: 226, packageId: NITROX }
  const { place, press, fill } = await open({ '/redeem': refusal(409, answer) })
  await fill('FD-7Q2K-94')
  await press('Redeem')
  await vi.waitFor(() =>
    expect(place.querySelector(`main form a[href="/training/course/${NITROX}"]`)).not.toBeNull(),
  )
})

test.each([
  ['', 'Enter a code'],
  ['FD-7!', 'That isn’t an access code.'],
])('[SC-10] %j is rejected before any call', async (typed, words) => {
  const { text, press, fill, requested } = await open({})
  await fill(typed)
  await press('Redeem')
  await vi.waitFor(() => expect(text()).toContain(words))
  expect(requested('/redeem')).toEqual([])
})

test('[SC-10] a link fills in its code', async () => {
  const { field } = await open({}, '/codes?code=FD-M3XA-08')
  await vi.waitFor(() => expect(field()?.value).toBe('FD-M3XA-08'))
})

async function scan(holds: string) {
  const page = await open({ '.wasm': () => readerFile() })
  await page.press('Scan code')
  const file = () => page.place.querySelector<HTMLInputElement>('dialog input[type=file]')
  await vi.waitFor(() => expect(file()).not.toBeNull())
  showPicture(holds)
  Object.defineProperty(file(), 'files', { configurable: true, value: [new File(['x'], 'code.png')] })
  file()?.dispatchEvent(new Event('change', { bubbles: true }))
  return page
}

test.each(['https://evil.example/', 'https://evil.example/codes?code=FD-M3XA-08', 'FA1:X'])(
  '[SC-10] a picture that contains %s says so and leaves the dialog open',
  async (holds) => {
    const { place, field } = await scan(holds)
    await vi.waitFor(() =>
      expect(place.querySelector('dialog [role=alert]')?.textContent).toContain('That isn’t an access code.'),
    )
    expect(place.querySelector('dialog input[type=file]')).not.toBeNull()
    expect(field()?.value).toBe('')
  },
)

test.each(['FD-M3XA-08', `${location.origin}/codes?code=FD-M3XA-08`])(
  '[SC-10] a picture that contains %s fills in its code',
  async (holds) => {
    const { place, field } = await scan(holds)
    await vi.waitFor(() => expect(field()?.value).toBe('FD-M3XA-08'))
    expect(place.querySelector('dialog input[type=file]')).toBeNull()
  },
)

test('[CA-24] a typed code for a specialty asks which', async () => {
  const night = { packageId: NITROX, title: 'Night Diver', summary: 'Torches.' }
  const { text, press, fill, place, requested, field } = await open({
    '/redeem': refusal(422, { problem: 'choose-specialty', packageId: null }),
    '/learning/specialties': [night],
    '/redeem/specialty': { ...REDEEMED, title: 'Night Diver' },
  })
  await fill('FD-S4PK-27')
  await press('Redeem')
  await vi.waitFor(() => expect(place.querySelector('dialog input[type=radio]')).not.toBeNull())
  place.querySelector<HTMLInputElement>('dialog input[type=radio]')?.click()
  await vi.waitFor(() => expect(place.querySelector('dialog input:checked')).not.toBeNull())
  expect(place.querySelector('main form [aria-invalid=true]')).toBeNull()
  expect(text()).not.toContain('Choose the specialty you want')
  const [, redeem] = [...place.querySelectorAll<HTMLButtonElement>('dialog button')]
  redeem?.click()
  await vi.waitFor(() => expect(text()).toContain('Night Diver is open'))
  expect(field()?.value).toBe('')
  expect(text()).not.toContain('Choose the specialty you want')
  expect(String(requested('/redeem/specialty')[0]?.[0])).toContain(`packageid=${NITROX}`)
})

test('[SC-10] the field is empty and shows no error after a success, also when Enter is pressed twice', async () => {
  const { text, fill, place, field, requested } = await open({ '/redeem': REDEEMED })
  await fill('FD-7Q2K-94')
  const submit = () =>
    place.querySelector('main form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  submit()
  await vi.waitFor(() => expect(text()).toContain('Enriched Air Nitrox is open'))
  await vi.waitFor(() => expect(place.querySelector('main form [aria-busy=true]')).toBeNull())
  submit()
  await vi.waitFor(() => expect(text()).toContain('Enriched Air Nitrox is open'))
  expect(text()).not.toContain('Enter a code')
  expect([field()?.value, requested('/redeem').length]).toEqual(['', 1])
})

test('[SC-10] [ER-04] offline nothing is redeemed, which is said at once, and the code stays for another try', async () => {
  const signal = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const { text, press, fill, field, requested } = await open({ '/redeem': REDEEMED })
  await fill('FD-7Q2K-94')
  signal.mockReturnValue(false)
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  await press('Redeem')
  await vi.waitFor(() => expect(text()).toContain('You’re offline. Nothing was redeemed or sent.'))
  expect([field()?.value, requested('/redeem').length]).toEqual(['FD-7Q2K-94', 0])
  signal.mockReturnValue(true)
  onlineManager.setOnline(true)
  await press('Redeem')
  await vi.waitFor(() => expect(text()).toContain('Enriched Air Nitrox is open'))
  expect(requested('/redeem')).toHaveLength(1)
})

test('[BO-02] offline, what is not on this device says so, and what is wrong online says that', async () => {
  const signal = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { text } = await open({ '/codes/unredeemed': 500 })
  await vi.waitFor(() => expect(text()).toContain('isn’t on this device. Open it when you’re online.'))
  signal.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(text()).toContain('Your codes haven’t changed.'))
  expect(text()).not.toContain('isn’t on this device')
})

test('[CA-25] [ST-10] a shared code shows with whom and when, and can be recalled', async () => {
  let shared: AccessCodeWire['shared'] = null
  const { text, press, fill, place, field } = await open({
    '/codes/unredeemed': () => [aCode({ shared })],
    '/codes/FD-7Q2K-94/share': ({ body }: { body: string }) => {
      shared = body ? { email: JSON.parse(body).email, sharedAt: '2026-11-15T10:00:00Z' } : null
      return aCode({ shared })
    },
  })
  await press('Share Enriched Air Nitrox')
  await vi.waitFor(() => expect(field('email')).not.toBeNull())
  await fill('friend@', 'email')
  place.querySelector('dialog form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  await vi.waitFor(() => expect(text()).toContain('Enter an email address'))
  await fill('friend@example.com', 'email')
  place.querySelector('dialog form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  await vi.waitFor(() => expect(text()).toContain('Shared with friend@example.com on 15 November 2026'))
  await press('Cancel sharing: Enriched Air Nitrox')
  await press('Cancel sharing')
  await vi.waitFor(() => expect(text()).not.toContain('Shared with friend@example.com'))
})

test('[CA-25] an action that finishes late leaves the dialog open that was opened after it', async () => {
  let shared: AccessCodeWire['shared'] = null
  let arrive: ((lists: object) => void) | undefined
  const lists = { offered: [], passedOn: [] }
  const { press, fill, place, field, text } = await open({
    '/codes/unredeemed': () => [aCode({ shared })],
    '/codes/shares': () => (shared ? new Promise((done) => (arrive = done)) : lists),
    '/codes/FD-7Q2K-94/share': () => {
      shared = { email: 'friend@example.com', sharedAt: '2026-11-15T10:00:00Z' }
      return aCode({ shared })
    },
  })
  await press('Share Enriched Air Nitrox')
  await vi.waitFor(() => expect(field('email')).not.toBeNull())
  await fill('friend@example.com', 'email')
  place.querySelector('dialog form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  await vi.waitFor(() => expect(text()).toContain('Shared with friend@example.com'))
  await press('Cancel')
  await press('Cancel sharing: Enriched Air Nitrox')
  const question = 'The link that friend@example.com received will stop working.'
  await vi.waitFor(() => expect(place.querySelector('dialog')?.textContent).toContain(question))
  arrive?.(lists)
  await new Promise((done) => setTimeout(done, 100))
  expect(place.querySelector('dialog')?.textContent).toContain(question)
})

/** The cards of the dashboard load when they scroll into view, which never happens by itself in tests. */
class InSight {
  private readonly notify: (entries: { isIntersecting: boolean }[]) => void
  constructor(notify: InSight['notify']) {
    this.notify = notify
  }
  observe() {
    this.notify([{ isIntersecting: true }])
  }
  disconnect() {}
}

test.each(['/codes', '/training/dashboard'])(
  '[ST-10] on %s club codes are applied automatically, once, and show until when',
  async (address) => {
    vi.stubGlobal('IntersectionObserver', InSight)
    let isApplied = false
    const club = aCode({ couponCode: 'FD-C9DY-66', kind: 'club', title: 'Fathom Club', packageId: null })
    const answers = {
      '/learning/my-courses': [],
      '/learning/courses': [],
      '/learning/specialties': [],
      '/codes/unredeemed': () => (isApplied ? [] : [club]),
      '/codes/club/apply': () => {
        isApplied = true
        return [
          { ...REDEEMED, couponCode: 'FD-C9DY-66', kind: 'club', memberUntil: '2027-11-26', packageId: null },
        ]
      },
    }
    const { text, requested } = await open(answers, address)
    await vi.waitFor(() => expect(text()).toContain('until 26 November 2027'))
    expect(text()).toContain('We applied your club code FD-C9DY-66.')
    expect(requested('/codes/club/apply')).toHaveLength(1)
  },
)

test('[ST-10] [SN-04] the dashboard keeps what it says about a club code while it asks again for what failed', async () => {
  vi.stubGlobal('IntersectionObserver', InSight)
  const club = aCode({ couponCode: 'FD-C9DY-66', kind: 'club', title: 'Fathom Club', packageId: null })
  let asked = 0
  const { text, requested } = await open(
    {
      '/learning/my-courses': [],
      '/learning/courses': [],
      '/learning/specialties': [],
      '/learning/my-classes': () => (++asked > 1 ? new Promise(() => undefined) : 404),
      '/codes/unredeemed': () => (requested('/codes/club/apply').length > 0 ? [] : [club]),
      '/codes/club/apply': [{ ...REDEEMED, kind: 'club', memberUntil: '2027-11-26', packageId: null }],
    },
    '/training/dashboard',
  )
  await vi.waitFor(() => expect(asked).toBe(2))
  await vi.waitFor(() => expect(text()).toContain('until 26 November 2027'))
})

test('[ST-10] a club code that could not be applied says so and is retried on request', async () => {
  const club = aCode({ kind: 'club' })
  let isDown = true
  const { text, press } = await open({
    '/codes/unredeemed': () => (isDown ? [club] : []),
    '/codes/club/apply': () => (isDown ? 500 : [{ ...REDEEMED, memberUntil: '2027-11-26' }]),
  })
  await vi.waitFor(() => expect(text()).toContain('We couldn’t apply your club code.'))
  isDown = false
  await press('Try again')
  await vi.waitFor(() => expect(text()).toContain('until 26 November 2027'))
})

const offer = {
  token: 't',
  sender: 'Mara Lindqvist',
  title: 'Night Diver',
  certificationName: 'Night Diver',
  sharedAt: '2026-11-15T10:00:00Z',
  state: 'open',
}

test('[CA-25] the link in an e-mail offers the code, and claiming it removes the offer', async () => {
  const { text, press, router } = await open(
    { '/codes/shares/t': offer, '/codes/shares/t/claim': aCode({ title: 'Night Diver' }) },
    '/codes?claim=t',
  )
  await vi.waitFor(() => expect(text()).toContain('Mara Lindqvist shared Night Diver with you'))
  await press('Add to my codes')
  await vi.waitFor(() => expect(router.state.location.search).toBe(''))
  await vi.waitFor(() => expect(text()).not.toContain('Mara Lindqvist shared'))
})

test.each([
  [{ ...offer, state: 'called-back' }, 'has canceled sharing'],
  [{ ...offer, state: 'claimed' }, 'This code has already been claimed.'],
  [{ ...offer, state: 'yours' }, 'This code is already in your codes.'],
  [refusal(404, { problem: 'no-share', errors: ['This link is not whole.'] }), 'This link is not whole.'],
])('[CA-25] a link that is no longer valid says why', async (answer, words) => {
  const { text } = await open({ '/codes/shares/t': answer }, '/codes?claim=t')
  await vi.waitFor(() => expect(text()).toContain(words))
})

test('codes that others offer to my address show here, and those I shared stay listed', async () => {
  const passed = (how: PassedOnWire['how'], day: number): PassedOnWire => ({
    couponCode: 'A',
    title: 'Dry Suit Diver',
    how,
    email: how === 'code' ? null : 'friend@example.com',
    at: `2026-11-0${day}T10:00:00Z`,
  })
  const { text, press, requested } = await open({
    '/codes/shares': {
      offered: [offer],
      passedOn: [passed('addressee', 2), passed('link', 3), passed('code', 4)],
    },
    '/codes/shares/t/claim': aCode(),
  })
  await vi.waitFor(() => expect(text()).toContain('From Mara Lindqvist, 15 November 2026'))
  expect(text()).toContain('friend@example.com claimed it on 2 November 2026')
  expect(text()).toContain('Claimed on 3 November 2026 with the link sent to friend@example.com')
  expect(text()).toContain('Redeemed by someone else on 4 November 2026')
  await press('Add to my codes: Night Diver')
  await vi.waitFor(() => expect(requested('/codes/shares/t/claim')).toHaveLength(1))
})

test('[ER-04] codes that do not load say so and can be retried; an empty list is a valid answer', async () => {
  let isDown = true
  const { text, press } = await open({ '/codes/unredeemed': () => (isDown ? 500 : []) })
  await vi.waitFor(() => expect(text()).toContain('We couldn’t load your access codes'))
  isDown = false
  await press('Try again')
  await vi.waitFor(() => expect(text()).toContain('No access codes yet'))
  expect(text()).toContain('Have a code?')
})

test('[SN-09] the page explains on demand what an access code is', async () => {
  const { place, text } = await open({})
  await vi.waitFor(() => expect(text()).toContain('What’s an access code?'))
  const what = place.querySelector('main details')
  expect(what?.hasAttribute('open')).toBe(false)
  expect(what?.querySelector('p')?.textContent).toContain('It opens a course or a year of the club.')
})
