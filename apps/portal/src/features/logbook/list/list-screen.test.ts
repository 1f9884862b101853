import { type DiveLogWire, logbookChanges, logContentWireOf, unitSetting } from '@fathom/contract/logbook'
import { EMPTY_LOG } from '@fathom/domain/logbook'
import { expect, test, vi } from 'vitest'
import { anOpenPage } from '../../../app/testing/open-page.fixture.tsx'
import {
  answerLogbook,
  aWire,
  emptyDevice,
  listOn,
  PUBLISHED,
  type Replies,
  soon,
  TRAINING,
} from './logbook.fixture.ts'

async function openList(address: string, replies: Replies = {}, logs?: readonly DiveLogWire[]) {
  await emptyDevice()
  const page = await anOpenPage(address, {}, ({ fetch }) => ({ feed: answerLogbook(fetch, replies, logs) }))
  return { ...page, ...listOn(page.place) }
}

const YEAR = new Date().getFullYear()
const WRECK = aWire({ id: 'w', dive_title: 'Wreck', dive_date: `${YEAR}-01-02` })
const DEEP_DRAFT = aWire({
  ...{ id: 'd', dive_title: 'Wreck by night', status: 'Draft', dive_date: `${YEAR}-01-01` },
  depth_time: { ...logContentWireOf(EMPTY_LOG).depth_time, max_depth: 40, bottom_time: 20 },
})

test("[RT-14] [SC-05] [LA-05] the logbook shows totals, and each dive's name has day, month name and year", async () => {
  const { titles, text, place } = await openList('/logbook', {}, [WRECK, TRAINING, PUBLISHED])
  await soon(() =>
    expect(titles()).toEqual(
      expect.arrayContaining(['Rescue scenario, 14 May 2026', 'Lighthouse, 14 May 2026']),
    ),
  )
  expect(text()).toContain('2h18min')
  expect(text()).toContain('May 2026 2 dives')
  expect(place.querySelector('[role=img]')?.getAttribute('aria-label')).toMatch(/30\.4\s?m/)
})

test('[SC-05] drafts are not among the dives of the totals, which say how many there are', async () => {
  const { place } = await openList('/logbook', {}, [WRECK, TRAINING, DEEP_DRAFT])
  const first = () => place.querySelector('main dl dt')?.textContent
  await soon(() => expect(first()).toBe('dives + 1 draft'))
})

test('a dive without a depth, such as a draft, leaves no place for its profile', async () => {
  const { depth_time } = logContentWireOf(EMPTY_LOG)
  const blank = aWire({ ...{ id: 'b', status: 'Draft', dive_date: `${YEAR}-01-03` }, depth_time })
  const { place } = await openList('/logbook', {}, [DEEP_DRAFT, blank])
  const isBlank = (id: string) =>
    place.querySelector(`[data-dive="${id}"]`)?.closest('[data-blank="true"]') !== null
  await soon(() => expect([isBlank('d'), isBlank('b')]).toEqual([false, true]))
})

test('the year arrows follow the direction of time in the chart, in every language', async () => {
  const { place } = await openList('/logbook')
  const button = (name: string) => place.querySelector(`button[aria-label="${name}"]`)
  await soon(() => expect(button('Previous year')).not.toBeNull())
  for (const [name, shape] of [
    ['Previous year', 'chevron-left'],
    ['Next year', 'chevron-right'],
  ] as const) {
    const { value: classes = '' } = button(name)?.querySelector('svg')?.classList ?? {}
    expect(classes).toContain(shape)
    expect(classes).not.toContain('flip')
    expect(button(name)?.closest('[dir]')?.getAttribute('dir')).toBe('ltr')
  }
})

test('[ST-02] [CA-40] [BO-01] filter, order and search are in the URL, and the server is not asked for them', async () => {
  const { router, press, feed, titles } = await openList('/logbook?find=wreck', {}, [
    WRECK,
    DEEP_DRAFT,
    PUBLISHED,
  ])
  await soon(() => expect(titles().map((title) => title?.split(',')[0])).toEqual(['Wreck', 'Wreck by night']))
  const asked = feed.asked.length
  await press('[role=menuitemradio]', 'Deepest first')
  await soon(() => expect(titles().map((title) => title?.split(',')[0])).toEqual(['Wreck by night', 'Wreck']))
  await press('label', 'Drafts')
  await soon(() => expect(titles()).toHaveLength(1))
  expect(router.state.location.search).toBe('?show=drafts&sort=deepest&find=wreck')
  expect(feed.asked).toHaveLength(asked)
})

test('[ST-02] a search uses the filter that was chosen a moment before', async () => {
  const { place, press, titles, router } = await openList('/logbook?show=drafts', {}, [
    WRECK,
    DEEP_DRAFT,
    PUBLISHED,
  ])
  await soon(() => expect(titles()).toHaveLength(1))
  const field = place.querySelector<HTMLInputElement>('main [type=search]')
  if (!field) throw new Error('no search field')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'wreck')
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await soon(() => expect(place.querySelector('[aria-label="Clear search"]')).not.toBeNull())
  await press('label', 'All')
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  await soon(() => expect(titles()).toHaveLength(2))
  expect(router.state.location.search).toBe('?find=wreck')
})

test('[SC-05] only the dives near the viewport are rendered, and all of them are counted', async () => {
  const many = Array.from({ length: 900 }, (_, at) => aWire({ id: `id-${at}`, dive_title: `Dive ${at}` }))
  const { titles, text, place } = await openList('/logbook', {}, many)
  await soon(() => expect(text()).toContain('May 2026 900 dives'))
  expect(titles().length).toBeGreaterThan(5)
  expect(titles().length).toBeLessThan(60)
  expect(place.querySelector('main li')?.getAttribute('aria-setsize')).toBe('900')
})

test('[BO-01] during the first storing the list shows what is there and how far it is', async () => {
  const many = Array.from({ length: 300 }, (_, at) => aWire({ id: `id-${at}`, dive_title: `Dive ${at}` }))
  const rest = Promise.withResolvers<void>()
  let answers = 0
  const { titles, text, feed } = await openList(
    '/logbook',
    {
      [logbookChanges.id]: async (args) => {
        answers += 1
        if (answers > 1) await rest.promise
        return { logbookChanges: await feed.ask(args) }
      },
    },
    many,
  )
  await soon(() => expect(text()).toContain('Storing your dives on this device: 100 of 300.'))
  expect(titles().length).toBeGreaterThan(5)
  // Numbers and counts would be wrong as long as older dives are missing.
  expect(text()).not.toMatch(/No\. \d|100 dives/)
  expect(text()).toContain('Your totals appear here once all your dives are on this device.')
  expect(text()).not.toMatch(/All\s*100/)
  rest.resolve()
  await soon(() => expect(text()).toContain('May 2026 300 dives'))
  expect(text()).not.toContain('Storing your dives')
})

test('[SC-05] the card on a phone shows the dive number; a draft has none', async () => {
  const { text } = await openList('/logbook', {}, [
    aWire({ id: 'o', dive_date: '2020-01-01' }),
    PUBLISHED,
    aWire({ id: 'd', status: 'Draft', dive_title: 'Draft' }),
  ])
  await soon(() => expect(text()).toContain('No. 2, 14 May 2026'))
  expect(text().match(/No\. /g)).toHaveLength(2)
})

test("[ST-01] a log that waits for the instructor can't be edited or deleted", async () => {
  const { place, titles } = await openList('/logbook', {}, [TRAINING])
  await soon(() => expect(titles()).toHaveLength(1))
  expect(place.querySelectorAll('main [aria-label^="More for"]')).toHaveLength(0)
})

test('an empty logbook invites the diver to log the first dive', async () => {
  const { text } = await openList('/logbook', {}, [])
  await soon(() => expect(text()).toContain('No dives yet'))
  expect(text()).not.toContain('underwater')
})

test('dives that fail to load show an error and a retry', async () => {
  let isDown = true
  const { text, press, titles, feed } = await openList('/logbook', {
    [logbookChanges.id]: async (args) => (isDown ? 500 : { logbookChanges: await feed.ask(args) }),
  })
  await soon(() => expect(text()).toContain('We couldn’t load your dives.'))
  isDown = false
  await press('button', 'Try again')
  await soon(() => expect(titles()).toHaveLength(2))
})

test('[BO-01] [BO-02] a visit offline shows the dives of the last visit, and as of when they are', async () => {
  const first = await openList('/logbook')
  await soon(() => expect(first.titles()).toHaveLength(2))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const page = await anOpenPage('/logbook', {}, ({ fetch }) => ({
    feed: answerLogbook(fetch, { [logbookChanges.id]: () => new TypeError('Failed to fetch') }),
  }))
  const { titles, text } = listOn(page.place)
  await soon(() => expect(titles()).toEqual(['Rescue scenario, 14 May 2026', 'Lighthouse, 14 May 2026']))
  expect(text()).toMatch(/Updated /)
  vi.restoreAllMocks()
})

test('[BO-02] a server that does not answer leaves the dives of the last visit, with a retry', async () => {
  const first = await openList('/logbook')
  await soon(() => expect(first.titles()).toHaveLength(2))
  const page = await anOpenPage('/logbook', {}, ({ fetch }) => ({
    feed: answerLogbook(fetch, { [logbookChanges.id]: () => 503 }),
  }))
  const { titles, text } = listOn(page.place)
  await soon(() => expect(text()).toMatch(/Updated .*Try again/))
  expect(titles()).toHaveLength(2)
})

test('[SC-05] the filters count the search results', async () => {
  const { place } = await openList('/logbook?find=light')
  const counts = () => [...place.querySelectorAll('fieldset label')].map((label) => label.textContent)
  await soon(() => expect(counts()).toEqual(expect.arrayContaining(['All1', 'Training0', 'Recreational1'])))
})

test('[ST-02] a search without results says so, and clearing it brings back all dives', async () => {
  const { titles, text, place, press, router } = await openList('/logbook?find=no%20such%20wreck')
  await soon(() => expect(text()).toContain('No dive matches “no such wreck”'))
  await press('[role=status] button', 'Clear search')
  await soon(() => expect(titles()).toHaveLength(2))
  expect(router.state.location.search).toBe('')
  expect(place.querySelector<HTMLInputElement>('main [type=search]')?.value).toBe('')
})

test('[EN-10] [CA-39] the dives of a diver with imperial units are in feet', async () => {
  const { text, titles } = await openList('/logbook', {
    [unitSetting.id]: () => ({ unitSetting: { affiliate_id: 100001, unit: 'Imperial' } }),
  })
  await soon(() => expect(titles()).toHaveLength(2))
  expect(text()).toMatch(/100\sft/)
  expect(text()).not.toMatch(/30\.4\sm/)
})

test('[BO-03] the list opens at its top, however far down the page before was', async () => {
  const { router, titles } = await openList('/logbook')
  await soon(() => expect(titles()).not.toEqual([]))
  await router.navigate('/settings')
  await soon(() => expect(titles()).toEqual([]))
  const scrolled = vi.fn<(to: number | ScrollToOptions) => void>()
  vi.stubGlobal('scrollTo', scrolled)
  vi.stubGlobal('scrollY', 5000)
  await router.navigate('/logbook')
  await soon(() => expect(titles()).not.toEqual([]))
  const tops = scrolled.mock.calls.map(([to]) => (typeof to === 'number' ? to : to.top))
  expect(new Set(tops)).toEqual(new Set([0]))
  vi.unstubAllGlobals()
})
