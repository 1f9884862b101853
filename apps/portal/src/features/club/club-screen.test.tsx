import type { ClubWire } from '@fathom/contract/club'
import { CLUB_PLANS } from '@fathom/domain/club'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Answers, anApp, restOf, show } from '../../app/testing/app.fixture.tsx'

const aClub = (more: Partial<ClubWire> = {}): ClubWire => ({
  state: 'eligible',
  endsOn: null,
  daysLeft: 0,
  mayStartTrial: true,
  discountPercent: 25,
  plans: CLUB_PLANS.map(({ id, amount, benefits }) => ({
    id,
    price: { amount, currency: 'USD' },
    benefits: [...benefits],
  })),
  terms: [],
  ...more,
})

let shown: ReturnType<typeof show> | undefined
beforeEach(() => {
  HTMLElement.prototype.hidePopover ??= () => undefined
})
afterEach(() => {
  shown?.unmount()
  vi.unstubAllGlobals()
})

async function open(answers: Answers) {
  const app = await anApp('/club', answers)
  await restOf(app)
  shown = show(app)
  const { place } = shown
  const text = () => place.querySelector('main')?.textContent ?? ''
  const press = (name: string) =>
    [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click()
  return { ...app, place, text, press }
}

test('[SC-13] [CO-02] a non-member sees the benefits of the club and the price of each plan', async () => {
  const { text } = await open({ '/ecards/club': aClub() })
  await vi.waitFor(() => expect(text()).toContain('Not a member yet'))
  expect(text()).toContain('25% off courses and gear')
  for (const price of ['$26.95', '$34.95', '$39.95', '$49.95']) expect(text()).toContain(`${price} a year`)
})

test('[ST-04] the trial is started here, and the days left are shown', async () => {
  const started = aClub({
    state: 'Free Trial',
    endsOn: '2027-02-12',
    daysLeft: 90,
    mayStartTrial: false,
    terms: [{ kind: 'trial', startsOn: '2026-11-15', endsOn: '2027-02-12' }],
  })
  const { text, press } = await open({ '/ecards/club': aClub(), '/club/trial': started })
  await vi.waitFor(() => expect(text()).toContain('Start 90 free days'))
  press('Start 90 free days')
  await vi.waitFor(() => expect(text()).toContain('90 of 90 days left'))
  expect(text()).toContain('Ends 12 February 2027. It’s free unless you choose a plan.')
  expect(text()).not.toContain('Start 90 free days')
})

test('[RO-06] starting the trial refetches whether the free card is available', async () => {
  const started = aClub({ state: 'Free Trial', endsOn: '2027-02-12', daysLeft: 90, mayStartTrial: false })
  let isMember = false
  const { text, press } = await open({
    '/ecards/club': aClub(),
    '/club/trial': () => {
      isMember = true
      return started
    },
    '/e-cards/redemption': () => ({
      year: 2026,
      isReady: false,
      reasons: [isMember ? 'no-approved-photo' : 'not-a-club-member'],
      eligible: [],
      redeemed: null,
      nextFrom: '2027-01-01T00:00:00Z',
    }),
  })
  await vi.waitFor(() => expect(text()).toContain('The free eCard is for club members.'))
  press('Start 90 free days')
  await vi.waitFor(() => expect(text()).toContain('You need an approved photo to get an eCard.'))
})

test('[ST-04] pressed twice before a render, the trial is requested once', async () => {
  const started = aClub({ state: 'Free Trial', endsOn: '2027-02-12', daysLeft: 90, mayStartTrial: false })
  const { text, press, fetch } = await open({ '/ecards/club': aClub(), '/club/trial': started })
  await vi.waitFor(() => expect(text()).toContain('Start 90 free days'))
  press('Start 90 free days')
  press('Start 90 free days')
  await vi.waitFor(() => expect(text()).toContain('90 of 90 days left'))
  expect(fetch.mock.calls.filter(([url]) => String(url).endsWith('/club/trial'))).toHaveLength(1)
})

test('[RO-06] the discount is the one that the shop gives', async () => {
  const { text } = await open({ '/ecards/club': aClub({ discountPercent: 30 }) })
  await vi.waitFor(() => expect(text()).toContain('30% off courses and gear'))
  expect(text()).not.toContain('25%')
})

test('a trial that does not start says so and can be retried', async () => {
  const { text, press } = await open({ '/ecards/club': aClub(), '/club/trial': 409 })
  await vi.waitFor(() => expect(text()).toContain('Start 90 free days'))
  press('Start 90 free days')
  await vi.waitFor(() => expect(text()).toContain('We couldn’t start the trial.'))
  expect(text()).toContain('Start 90 free days')
})

test('[ST-04] a member whose membership has ended sees when, and their past terms', async () => {
  const terms: ClubWire['terms'] = [{ kind: 'paid', startsOn: '2025-09-20', endsOn: '2026-09-19' }]
  const ended = aClub({ state: 'Expired', endsOn: '2026-09-19', mayStartTrial: false, terms })
  const { text } = await open({ '/ecards/club': ended })
  await vi.waitFor(() => expect(text()).toContain('Ended 19 September 2026.'))
  expect(text()).toContain('Membership20 September 2025 to 19 September 2026')
})

test('[ER-04] a club that does not load says so and can be retried', async () => {
  let isDown = true
  const { text, press } = await open({ '/ecards/club': () => (isDown ? 500 : aClub()) })
  await vi.waitFor(() => expect(text()).toContain('We couldn’t load the club'))
  isDown = false
  press('Try again')
  await vi.waitFor(() => expect(text()).toContain('Not a member yet'))
})
