import type { RedemptionStateWire } from '@fathom/contract/certifications'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Answers, anApp, restOf, show } from '../../app/testing/app.fixture.tsx'
import { aComingWorker, withoutWorker } from '../../shared/offline/worker.fixture.ts'
import { anIdToken } from '../../shared/testing/id-token.fixture.ts'
import { aCertification, anECard } from './card.fixture.ts'

const NITROX = {
  licenseID: '2406000112',
  levelID: 110,
  levelCode: 'nitrox',
  title: 'Enriched Air Nitrox',
  cardGroupCode: 'card-group-specialty',
} as const
const BOAT = {
  licenseID: '2410000155',
  levelID: 170,
  levelCode: 'boat',
  title: 'Boat Diver',
  cardGroupCode: 'card-group-specialty',
  eCardStockID: null,
  noECardReason: 'level-has-none',
} as const

const redemption = (more: Partial<RedemptionStateWire> = {}): RedemptionStateWire => ({
  year: 2026,
  isReady: false,
  reasons: ['no-approved-photo'],
  eligible: [],
  redeemed: null,
  nextFrom: '2027-01-01T00:00:00Z',
  ...more,
})

const ANSWERS: Answers = {
  '/ecards/e-cards/consumer': [anECard(), anECard(NITROX)],
  '/ecards/cards/consumer': [aCertification(), aCertification(BOAT), aCertification(NITROX)],
  '/certifications/me': [aCertification(), aCertification(BOAT), aCertification(NITROX)],
  '/ecards/e-cards/top': [anECard()],
  '/e-cards/redemption': redemption(),
  '/photos/me': { nameOnCard: 'Mara Lindqvist', hasOtherName: false, approved: null, latest: null },
  '/ecards/replacement-cards': [],
}

let shown: ReturnType<typeof show> | undefined
beforeEach(() => {
  HTMLElement.prototype.hidePopover ??= () => undefined
})
afterEach(() => {
  shown?.unmount()
  vi.unstubAllGlobals()
  withoutWorker()
})

async function open(address: string, answers: Answers = {}) {
  const app = await anApp(address, {
    ...answers,
    ...Object.fromEntries(Object.entries(ANSWERS).filter(([end]) => !(end in answers))),
  })
  await restOf(app)
  shown = show(app)
  const { place } = shown
  const main = () => place.querySelector('main')
  const text = () => main()?.textContent ?? ''
  const link = (name: string) =>
    [...place.querySelectorAll<HTMLAnchorElement>('main a')].find(({ textContent }) =>
      textContent?.includes(name),
    )
  const press = (name: string) =>
    [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click()
  return { ...app, main, text, link, press }
}

test('[RT-02] [VA-12] the list has the core levels first, the others under their own heading', async () => {
  const { main, text } = await open('/certifications')
  await vi.waitFor(() => expect(text()).toContain('Core levels'))
  const headings = [...(main()?.querySelectorAll('h2') ?? [])].map(({ textContent }) => textContent)
  expect(headings.slice(0, 2)).toEqual(['Core levels', 'Specialties'])
})

test('[RT-03] [RT-04] a row links to the eCard, or to the screen that says why there is none', async () => {
  const { link, text } = await open('/certifications')
  await vi.waitFor(() => expect(text()).toContain('Boat Diver'))
  expect(link('Rescue Diver')?.getAttribute('href')).toBe('/certifications/ecard/2503118466/40')
  expect(link('Boat Diver')?.getAttribute('href')).toBe('/certifications/noecard/170')
})

test('[RT-03] without a number the first card shows, with a number that card', async () => {
  const first = await open('/certifications/ecard')
  await vi.waitFor(() =>
    expect(first.main()?.querySelector('article')?.textContent).toContain('Rescue Diver'),
  )
  expect(first.text()).toContain('2503 1184 66')
  expect(first.text()).toContain('Kai Nakamura500001')
  expect(first.text()).toContain('Signed by Fathom, key 2BBF')
  shown?.unmount()
  const other = await open('/certifications/ecard/2406000112/110')
  await vi.waitFor(() =>
    expect(other.main()?.querySelector('article')?.textContent).toContain('Enriched Air Nitrox'),
  )
})

test('[RT-03] a number that is not mine says so', async () => {
  const { text } = await open('/certifications/ecard/9999999999')
  await vi.waitFor(() => expect(text()).toContain('Card not found'))
})

test('[RT-03] [RT-04] a withdrawn card leads to the screen that says so', async () => {
  const gone = aCertification({
    licenseID: '2406000112',
    levelID: 110,
    standing: 'revoked',
    noECardReason: 'revoked',
  })
  const { text } = await open('/certifications/ecard/2406000112/110', {
    '/ecards/e-cards/consumer': [anECard()],
    '/certifications/me': [aCertification(), gone],
  })
  await vi.waitFor(() => expect(text()).toContain('This certification was withdrawn.'))
})

test('[CA-51] [SC-08] the most shown cards are one tap away', async () => {
  const { text, main, fetch } = await open('/certifications')
  await vi.waitFor(() => expect(text()).toContain('Your cards'))
  await vi.waitFor(() =>
    expect(main()?.querySelector('section[aria-label="Your cards"] a')?.getAttribute('href')).toBe(
      '/certifications/ecard/2503118466/40',
    ),
  )
  expect(fetch.mock.calls.some(([url]) => String(url).includes('/e-cards/top?count=5'))).toBe(true)
})

test('[CA-53] a user without cards is invited to a course first, and sees on demand which cards exist and what each costs', async () => {
  const card = {
    ...aCertification(NITROX),
    cardType: 'eCard',
    monthsValid: null,
    price: { amount: 1995, currency: 'USD' },
    pictureUrl: null,
  }
  const { text, fetch, main, link } = await open('/certifications', {
    '/ecards/cards/consumer': [],
    '/ecards/certification-cards': [card],
  })
  await vi.waitFor(() => expect(text()).toContain('No certifications yet'))
  expect(link('Find a course')?.getAttribute('href')).toBe('/training/shop')
  expect(text()).not.toContain('$19.95')
  const fold = [...(main()?.querySelectorAll('details') ?? [])].find((each) =>
    each.textContent?.includes('All available cards'),
  )
  fold?.setAttribute('open', '')
  fold?.dispatchEvent(new Event('toggle'))
  await vi.waitFor(() => expect(text()).toContain('Enriched Air Nitrox'))
  expect(text()).toContain('$19.95')
  expect(fetch.mock.calls.some(([url]) => String(url).includes('certification-cards?cardType=eCard'))).toBe(
    true,
  )
})

test('[CA-26] a photo that awaits review is shown to its owner', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:sent', revokeObjectURL: () => 0 }))
  const latest = { id: '018f0000-0000-7000-8000-000000000001', affiliateId: 100001, state: 'waiting' }
  const { text, main, fetch } = await open('/certifications', {
    '/photos/me': { nameOnCard: 'Mara Lindqvist', hasOtherName: false, approved: null, latest },
    '/photos/getphoto': () => new Response(new Blob(['jpg'])),
  })
  await vi.waitFor(() => expect(text()).toContain('Your photo is under review.'))
  await vi.waitFor(() => expect(main()?.querySelector('img[src="blob:sent"]')).not.toBeNull())
  const requested = fetch.mock.calls.find(([url]) => String(url).endsWith('/getphoto'))?.[1]
  expect([requested?.method, JSON.parse(String(requested?.body))]).toEqual([
    'POST',
    { affiliateId: 100001, blob: latest.id },
  ])
})

test('[RO-02] a professional has the lists of professionals', async () => {
  const token = anIdToken({ affiliate_type_id: 2 })
  const { text } = await open('/certifications', {
    '/session/refresh': { idToken: token, expiresAt: '2100-01-01T00:00:00Z', sessionId: 's-1' },
    '/ecards/cards/pro': [
      aCertification({ title: 'Instructor', cardGroupCode: 'card-group-professional', kind: 'pro' }),
    ],
  })
  await vi.waitFor(() => expect(text()).toContain('Professional'))
})

test('a user without certifications is offered neither cards to show nor plastic to order', async () => {
  const { text } = await open('/certifications', { '/ecards/cards/consumer': [] })
  await vi.waitFor(() => expect(text()).toContain('No certifications yet'))
  await vi.waitFor(() => expect(text()).toContain('Card photo'))
  expect(text()).not.toContain('Show my cards')
  expect(text()).not.toContain('Order a plastic card')
})

test('[RT-04] a level without an eCard says why and what to do', async () => {
  const { text, link } = await open('/certifications/noecard/170')
  await vi.waitFor(() => expect(text()).toContain('This level has no eCard.'))
  expect(text()).toContain('If you need a card to show, order a plastic one.')
  expect(text()).toContain('What’s an eCard?')
  expect(link('Plastic card')?.getAttribute('href')).toBe('/certifications?order=2410000155')
})

test("[RT-04] a level that the person doesn't hold says so, and leads to the certifications and to courses", async () => {
  const { text, link } = await open('/certifications/noecard/9999')
  await vi.waitFor(() => expect(text()).toContain('You don’t have this certification'))
  expect(link('All certifications')?.getAttribute('href')).toBe('/certifications')
  expect(link('Find a course')?.getAttribute('href')).toBe('/training/shop')
})

test('cards that were opened once also open offline', async () => {
  const { text } = await open('/certifications/ecard')
  await vi.waitFor(() => expect(text()).toContain('Mara Lindqvist'))
  shown?.unmount()
  const later = await open('/certifications/ecard', { '/ecards/e-cards/consumer': new TypeError('offline') })
  await vi.waitFor(() => expect(later.text()).toContain('Mara Lindqvist'))
})

test('cards are said to open offline only once the portal does', async () => {
  const { become } = aComingWorker()
  const { text } = await open('/certifications/ecard')
  await vi.waitFor(() => expect(text()).toContain('Mara Lindqvist'))
  expect(text()).not.toContain('Stored on this device.')
  become('activated')
  await vi.waitFor(() => expect(text()).toContain('Stored on this device. They open'))
})

const countListRequests = (fetch: Awaited<ReturnType<typeof open>>['fetch']) =>
  fetch.mock.calls.filter(([url]) => String(url).includes('/ecards/cards/consumer')).length

test('[RT-02] when the list does not load, the cards stored on this device replace it', async () => {
  const seen = await open('/certifications')
  await vi.waitFor(() => expect(seen.text()).toContain('Core levels'))
  await vi.waitFor(() => expect(seen.fetch.mock.calls.join()).toContain('/e-cards/consumer'))
  shown?.unmount()
  const lost = new TypeError('offline')
  const later = await open(
    '/certifications',
    Object.fromEntries(Object.keys(ANSWERS).map((end) => [end, lost])),
  )
  await vi.waitFor(() => expect(later.text()).toContain('Show full screen'))
  expect(later.text()).toContain('Mara Lindqvist')
  expect(later.link('Enriched Air Nitrox')?.getAttribute('href')).toBe('/certifications/ecard/2406000112/110')
  expect(later.text()).toContain('We couldn’t load your list of certifications.Try again')
  expect(later.text()).not.toContain('We couldn’t load your cards')
  const stage = () => later.main()?.querySelector('article')
  const before = stage()
  later.press('Try again')
  await vi.waitFor(() => expect(countListRequests(later.fetch)).toBeGreaterThan(1))
  expect(stage()).toBe(before)
})

test('[RT-02] the list comes back by itself when the connection is back', async () => {
  const signal = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { text } = await open('/certifications', {
    '/ecards/cards/consumer': () => (navigator.onLine ? [aCertification()] : new TypeError('offline')),
  })
  await vi.waitFor(() => expect(text()).toContain('Show full screen'))
  expect(text()).not.toContain('could not be loaded')
  signal.mockRestore()
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(text()).toContain('Core levels'))
  expect(text()).not.toContain('could not be loaded')
})

test('[RT-03] the cards next to the open one are called eCards, and there is a link to all certifications', async () => {
  const { text, link } = await open('/certifications/ecard')
  await vi.waitFor(() => expect(text()).toContain('All your eCards'))
  expect(link('All certifications')?.getAttribute('href')).toBe('/certifications')
})

test('[SC-03] [RO-06] the free card of the year says why it is not available', async () => {
  const { text } = await open('/certifications')
  await vi.waitFor(() => expect(text()).toContain('Free club eCard for 2026'))
  expect(text()).toContain('You need an approved photo to get an eCard.')
  expect(text()).not.toContain('Choose one')
})

test('[SC-03] [RO-06] a user without certifications does not read that all of them have a card', async () => {
  const { text } = await open('/certifications', {
    '/e-cards/redemption': redemption({ reasons: ['no-eligible-certification'] }),
  })
  await vi.waitFor(() => expect(text()).toContain('You don’t have a certification that needs an eCard.'))
})

test('[RT-03] a downloaded picture has both sides, so that it can be verified', async () => {
  const { text, press, fetch } = await open('/certifications/ecard', { '/picture': 500 })
  await vi.waitFor(() => expect(text()).toContain('Save as picture'))
  press('Save as picture')
  const requested = () => fetch.mock.calls.map(([url]) => String(url)).find((url) => url.includes('/picture'))
  await vi.waitFor(() => expect(requested()).toContain('side=both'))
})

test('[SC-03] [CA-52] the free card is used for the chosen certification', async () => {
  const night = aCertification({
    licenseID: '2409000140',
    levelID: 140,
    title: 'Night Diver',
    isRedeemable: true,
  })
  const { text, press, main, fetch, router } = await open('/certifications', {
    '/e-cards/redemption': ({ body }: { body: string }) =>
      body
        ? anECard({ ...NITROX, licenseID: '2409000140', levelID: 140 })
        : redemption({ isReady: true, reasons: [], eligible: [night] }),
  })
  await vi.waitFor(() => expect(text()).toContain('Your free club eCard for 2026 is ready'))
  press('Choose')
  await vi.waitFor(() => expect(main()?.querySelector('dialog input[type=radio]')).not.toBeNull())
  main()?.querySelector<HTMLInputElement>('dialog input[type=radio]')?.click()
  await vi.waitFor(() =>
    expect(main()?.querySelector<HTMLButtonElement>('dialog button')?.disabled).toBe(false),
  )
  await vi.waitFor(() =>
    expect(text()).toContain('Not in the list, because the level has no eCard: Boat Diver.'),
  )
  press('Get this eCard')
  press('Get this eCard')
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/certifications/ecard/2409000140/140'))
  const sent = fetch.mock.calls.filter(
    ([, init]) => init?.method === 'POST' && String(init.body).includes('2409000140'),
  )
  expect(sent.map(([, init]) => JSON.parse(String(init?.body)))).toEqual([
    { licenseID: '2409000140', levelID: 140 },
  ])
})

const REFUSED = {
  id: '018f0000-0000-7000-8000-000000000001',
  affiliateId: 100001,
  state: 'refused',
  reason: 'dark-glasses',
  note: 'Take them off, please.',
  sentAt: '2026-11-01T00:00:00Z',
  decidedAt: '2026-11-02T00:00:00Z',
  width: 800,
  height: 1000,
  sha256: 'x',
}

test('[SC-02] the photo shows its guidance, its state and the reason of a rejection', async () => {
  const { text } = await open('/certifications', {
    '/photos/me': { nameOnCard: 'Mara Lindqvist', hasOtherName: false, approved: null, latest: REFUSED },
  })
  await vi.waitFor(() => expect(text()).toContain('Dark glasses hide your eyes.'))
  expect(text()).toContain('Take them off, please.')
  for (const rule of ['Full face', 'Clear', 'No dark glasses', 'No masks', 'No hats'])
    expect(text()).toContain(rule)
})

test('[SC-02] when a new photo is rejected, the old one that stays is not marked as rejected', async () => {
  const approved = { ...REFUSED, id: '018f0000-0000-7000-8000-000000000002', state: 'approved', reason: null }
  const { text } = await open('/certifications', {
    '/photos/me': {
      nameOnCard: 'Mara Lindqvist',
      hasOtherName: false,
      approved: { ...approved, url: '/x' },
      latest: REFUSED,
    },
  })
  await vi.waitFor(() =>
    expect(text()).toContain('Your new photo was refused. This one stays on your cards.'),
  )
  expect(text()).toContain('Card photoApproved')
  expect(text()).toContain('Dark glasses hide your eyes.')
})

test('[TS-14] a refused name says why, and is asked for again', async () => {
  const photos = { nameOnCard: 'Mara Lindqvist', hasOtherName: true, approved: null, latest: null }
  let refusal: object | null = { reason: 'Send us a document.' }
  const { text, main } = await open('/certifications', {
    '/photos/me': () => ({ ...photos, nameRefusal: refusal }),
    '/names/me/request': () => {
      refusal = null
      return new Response(null, { status: 204 })
    },
  })
  await vi.waitFor(() => expect(text()).toContain('We didn’t confirm the change in your profile.'))
  expect(text()).toContain('Send us a document.')
  expect(main()?.querySelector('blockquote ~ div a')?.getAttribute('href')).toBe('/profile')
  const again = [...(main()?.querySelectorAll('button') ?? [])].find((one) => one.textContent === 'Ask again')
  again?.click()
  await vi.waitFor(() => expect(text()).toContain('Your cards stay unchanged until we confirm the change.'))
  expect(text()).not.toContain('Send us a document.')
})

test('[VA-03] [SC-02] a file that is too large or not a photo is rejected before it is sent', async () => {
  const { text, main, fetch } = await open('/certifications')
  await vi.waitFor(() => expect(text()).toContain('Choose a photo'))
  const input = main()?.querySelector<HTMLInputElement>('input[type=file]')
  const give = (file: File) => {
    Object.defineProperty(input, 'files', { configurable: true, value: [file] })
    input?.dispatchEvent(new Event('change', { bubbles: true }))
  }
  give(new File([new Uint8Array(4.5 * 1_048_576 + 1)], 'large.jpg', { type: 'image/jpeg' }))
  await vi.waitFor(() => expect(text()).toContain('The photo exceeds 4.5MB. Choose a smaller one.'))
  give(new File(['GIF89a…'], 'renamed.jpg', { type: 'image/jpeg' }))
  await vi.waitFor(() => expect(text()).toContain('This file isn’t a JPG or PNG photo.'))
  expect(fetch.mock.calls.some(([url]) => String(url).includes('/uploads'))).toBe(false)
})

test('[SC-08] orders of plastic cards show their status', async () => {
  const money = { amount: 2995, currency: 'USD' }
  const order = {
    id: 'o-1',
    licenseID: '2503118466',
    levelID: 40,
    title: 'Rescue Diver',
    why: 'lost',
    card: money,
    shipping: money,
    total: money,
    status: 'sent',
    mayCancel: false,
    orderedAt: '2026-11-01T10:00:00Z',
    changedAt: '2026-11-02T10:00:00Z',
    version: 2,
  }
  const { text } = await open('/certifications', { '/ecards/replacement-cards': [order] })
  await vi.waitFor(() => expect(text()).toContain('Shipped'))
  expect(text()).toContain('$29.95')
})

test('[ER-04] cards that do not load say so and can be retried', async () => {
  const { text } = await open('/certifications', {
    '/ecards/cards/consumer': 500,
    '/ecards/e-cards/consumer': [],
  })
  await vi.waitFor(() => expect(text()).toContain('We couldn’t load your cards'))
  expect(text()).toContain('Try again')
})
