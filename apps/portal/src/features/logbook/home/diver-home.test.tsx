import { type DiveLogWire, logbookHome } from '@fathom/contract/logbook'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anApp, restOf, show } from '../../../app/testing/app.fixture.tsx'
import { anECard } from '../../certifications/card.fixture.ts'
import { aCatalogueCourse } from '../../training/training.fixture.ts'
import { answerLogbook, aWire, emptyDevice, soon } from '../list/logbook.fixture.ts'
import { homeOf } from './logbook-home.queries.ts'

let shown: ReturnType<typeof show> | undefined
beforeEach(emptyDevice)
afterEach(() => {
  shown?.unmount()
  vi.unstubAllGlobals()
})

const LAST = aWire({
  id: 'last',
  dive_title: 'Blue hole',
  dive_date: '2026-05-14',
  depth_time: { max_depth: 28.4, bottom_time: 41 },
} as Partial<DiveLogWire>)

type Given = {
  entry?: unknown
  cards?: unknown
  offer?: unknown
  last?: DiveLogWire | null
  home?: () => unknown
}

async function open({ entry = [], cards = [anECard()], offer = null, last = LAST, home }: Given = {}) {
  const app = await anApp('/training/dashboard', {
    '/learning/my-courses': [],
    '/learning/my-classes': [],
    '/learning/courses': ({ path }: { path: string }) => (path.includes('entry') ? entry : []),
    '/api/offers/ines': offer,
    '/e-cards/consumer': cards,
  })
  const year = [
    { id: 'last', dive_date: '2026-05-14', max_depth: 28.4, bottom_time: 41 },
    { id: 'b', dive_date: '2026-02-01', max_depth: 31, bottom_time: 50 },
  ]
  answerLogbook(app.fetch, {
    [logbookHome.id]:
      home ?? (() => ({ lastDiveLog: last, diveLogTotals: { dives: 117 }, diveLogYear: last ? year : [] })),
  })
  await restOf(app)
  shown = show(app)
  const { place } = shown
  const link = (name: string) => [...place.querySelectorAll('main a')].find((one) => one.textContent === name)
  return { place, link, text: () => place.querySelector('main')?.textContent ?? '' }
}

test('[SN-01] a certified diver sees the last dive, this year, the highest card and logging a dive first', async () => {
  const nitrox = anECard({
    licenseID: '1',
    levelID: 110,
    cardGroupCode: 'card-group-specialty',
    title: 'Nitrox',
  })
  const { place, link, text } = await open({ cards: [nitrox, anECard()] })
  await soon(() => expect(text()).toContain('Blue hole'))
  await soon(() => expect(text()).toContain('Rescue Diver · 117 dives'))
  expect(link('Blue hole')?.getAttribute('href')).toBe('/logbook/dive/last')
  expect(link('Log a dive')).toBeDefined()
  expect(text()).toContain('28.4 m')
  expect([...place.querySelectorAll('main h2')].map((one) => one.textContent)).toEqual([
    'Blue hole',
    'This year',
  ])
  expect(text()).toContain('This year117 divesdives2underwater1h31mindeepest31.0m')
  const card = place.querySelector('main a[aria-label^="eCard"]')
  expect(card?.getAttribute('aria-label')).toBe('eCard: Rescue Diver')
  expect(card?.getAttribute('href')).toBe('/certifications/ecard/2503118466/40')
})

test('[SN-01] without a card the home begins with learning', async () => {
  const { text } = await open({ cards: [] })
  await soon(() => expect(text()).toContain('Your first course starts here'))
  expect(text()).not.toContain('Blue hole')
})

test('only people without a card are offered a first course', async () => {
  const entry = [aCatalogueCourse('dsd', { title: 'Discover Scuba Diving' })]
  const newcomer = await open({ entry, cards: [] })
  await soon(() => expect(newcomer.text()).toContain('Discover Scuba Diving'))
  shown?.unmount()
  const diver = await open({ entry })
  await soon(() => expect(diver.text()).toContain('Blue hole'))
  await soon(() => expect(diver.place.querySelector('main [data-waits]')).toBeNull())
  expect(diver.text()).not.toContain('Discover Scuba Diving')
})

const usd = (amount: number) => ({ amount, currency: 'USD' })
const OFFER = {
  ...{ id: 'deep', packageId: 'deep', title: 'Deep Diver', summary: '', scene: 'wreck' },
  ...{ reason: 'deep-dives', basedOn: null, dives: 3 },
  price: { before: usd(9_900), after: usd(9_900), discount: null },
}

test('[SN-01] a certified diver sees one next course with its reason, and no rows of others', async () => {
  const { place, text } = await open({ offer: OFFER })
  await soon(() => expect(text()).toContain('Deep Diver'))
  expect(text()).toContain('3 dives below')
  const titles = [...place.querySelectorAll('main h2')].map((one) => one.textContent)
  expect(titles.indexOf('Deep Diver')).toBeGreaterThan(titles.indexOf('This year'))
  await soon(() => expect(place.querySelector('main [data-waits]')).toBeNull())
  expect(text()).not.toContain('Next courses for you')
  expect(text().match(/Deep Diver/g)).toHaveLength(1)
})

test('[SN-01] no next course takes no place when nothing fits', async () => {
  const { place, text } = await open()
  await soon(() => expect(text()).toContain('Blue hole'))
  await soon(() => expect(place.querySelector('main [data-waits]')).toBeNull())
  expect(place.querySelector('section[aria-label="Recommended for you"]')).toBeNull()
})

test('a diver without dives is invited to log the first one', async () => {
  const { link, text } = await open({ last: null })
  await soon(() => expect(text()).toContain('No dives yet'))
  expect(link('Log a dive')).toBeDefined()
})

test('if the dives fail to load, the card stays and they can be tried again', async () => {
  let isDown = true
  const home = () => (isDown ? 422 : { lastDiveLog: LAST, diveLogTotals: { dives: 1 }, diveLogYear: [] })
  const { place, text } = await open({ home })
  await soon(() => expect(text()).toContain('We couldn’t load your dives.'))
  expect(place.querySelector('main a[aria-label="eCard: Rescue Diver"]')).not.toBeNull()
  isDown = false
  const retry = [...place.querySelectorAll<HTMLElement>('main button')].find(
    ({ textContent }) => textContent === 'Try again',
  )
  retry?.click()
  await soon(() => expect(text()).toContain('Blue hole'))
})

test('[BO-01] offline the home counts what is on this device, drafts left out', () => {
  const dive = (id: string, date: string, status = 'Published') =>
    ({ log: { id, date, status, timeIn: null, depthTime: { maxDepth: 12, bottomTime: 30 } } }) as never
  const dives = [dive('a', '2025-12-31'), dive('b', '2026-01-01'), dive('c', '2026-06-01', 'Draft')]
  const home = homeOf({ dives }, 2026)
  expect([home.last?.id, home.dives, home.year]).toMatchObject([
    'b',
    2,
    { dives: 1, bottomTime: 30, maxDepth: 12 },
  ])
})
