import { diveLogs, diveNumbers, logbookOverview, unitSetting } from '@fathom/contract/logbook'
import { expect, test, vi } from 'vitest'
import { anOpenPage } from '../../../app/testing/open-page.fixture.tsx'
import {
  answerLogbook,
  aWire,
  listOn,
  OVERVIEW,
  PUBLISHED,
  type Replies,
  soon,
  TRAINING,
} from './logbook.fixture.ts'

async function openList(address: string, replies: Replies = {}) {
  const page = await anOpenPage(address, {}, ({ fetch }) => ({ requested: answerLogbook(fetch, replies) }))
  return { ...page, ...listOn(page.place) }
}

test("[RT-14] [SC-05] [LA-05] the logbook shows totals, and each dive's name has day, month name and year", async () => {
  const { titles, text, place } = await openList('/logbook')
  await soon(() => expect(titles()).toEqual(['Rescue scenario, 14 May 2026', 'Lighthouse, 14 May 2026']))
  expect(text()).toContain('2h10min')
  expect(text()).toContain('May 2026 2 dives')
  expect(place.querySelector('[role=img]')?.getAttribute('aria-label')).toMatch(/30\.4\s?m deep, in January/)
})

test('the year arrows follow the direction of time in the chart, in every language', async () => {
  const { place } = await openList('/logbook')
  const button = (name: string) => place.querySelector(`button[aria-label="${name}"]`)
  await soon(() => expect(button('The year before')).not.toBeNull())
  for (const [name, shape] of [
    ['The year before', 'chevron-left'],
    ['The year after', 'chevron-right'],
  ] as const) {
    const { value: classes = '' } = button(name)?.querySelector('svg')?.classList ?? {}
    expect(classes).toContain(shape)
    expect(classes).not.toContain('flip')
    expect(button(name)?.closest('[dir]')?.getAttribute('dir')).toBe('ltr')
  }
})

test('[ST-02] a late reply for another filter is never shown', async () => {
  let answerAll: (reply: unknown) => void = () => undefined
  const all = new Promise((resolve) => {
    answerAll = resolve
  })
  const { titles, press } = await openList('/logbook', {
    [diveLogs.id]: ({ log_type }) => (log_type ? { diveLogs: [TRAINING] } : all),
  })
  await press('label', 'Training')
  await soon(() => expect(titles()).toEqual(['Rescue scenario, 14 May 2026']))
  answerAll({ diveLogs: [TRAINING, PUBLISHED] })
  await all
  await new Promise((resolve) => setTimeout(resolve))
  expect(titles()).toEqual(['Rescue scenario, 14 May 2026'])
})

test('[ST-02] [CA-40] filter, order and search are sent to the server and reflected in the URL', async () => {
  const { router, press, requested, titles } = await openList('/logbook?find=wreck')
  await soon(() => expect(titles()).toHaveLength(2))
  expect(requested.at(-1)).toMatchObject({
    search: 'wreck',
    order_by: 'dive_date',
    log_type: null,
    offset: 0,
  })
  await press('[role=menuitemradio]', 'Deepest first')
  await soon(() => expect(requested.at(-1)).toMatchObject({ search: 'wreck', order_by: 'max_depth' }))
  await press('label', 'Drafts')
  await soon(() =>
    expect(requested.at(-1)).toMatchObject({ search: 'wreck', order_by: 'max_depth', status: 'Draft' }),
  )
  expect(router.state.location.search).toBe('?show=drafts&sort=deepest&find=wreck')
})

test('[ST-02] a search uses the filter that was chosen a moment before', async () => {
  const { place, press, requested, titles, router } = await openList('/logbook?show=drafts')
  await soon(() => expect(titles()).toHaveLength(2))
  const field = place.querySelector<HTMLInputElement>('main [type=search]')
  if (!field) throw new Error('no search field')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'wreck')
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await soon(() => expect(place.querySelector('[aria-label="Clear the search"]')).not.toBeNull())
  await press('label', 'All')
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  await soon(() => expect(requested.at(-1)).toMatchObject({ search: 'wreck', status: null }))
  expect(router.state.location.search).toBe('?find=wreck')
})

test('[ST-02] a late reply for an earlier search is never shown', async () => {
  let answer: (reply: unknown) => void = () => undefined
  const late = new Promise((resolve) => {
    answer = resolve
  })
  const { router, titles } = await openList('/logbook', {
    [diveLogs.id]: ({ search }) =>
      search === 'early' ? late : { diveLogs: search ? [TRAINING] : [TRAINING, PUBLISHED] },
  })
  await soon(() => expect(titles()).toHaveLength(2))
  await router.navigate('/logbook?find=early')
  await router.navigate('/logbook?find=latest')
  await soon(() => expect(titles()).toEqual(['Rescue scenario, 14 May 2026']))
  answer({ diveLogs: [PUBLISHED] })
  await late
  await new Promise((resolve) => setTimeout(resolve))
  expect(titles()).toEqual(['Rescue scenario, 14 May 2026'])
})

test('[CA-40] more dives load page by page, without duplicates', async () => {
  const many = Array.from({ length: 50 }, (_, at) => aWire({ id: `id-${at}`, dive_title: `Dive ${at}` }))
  const { titles, press, requested } = await openList('/logbook', {
    [logbookOverview.id]: () => ({ ...OVERVIEW, diveLogCounts: { ...OVERVIEW.diveLogCounts, all: 50 } }),
    [diveLogs.id]: ({ offset, limit }) => ({
      diveLogs: many.slice(Number(offset), Number(offset) + Number(limit)),
    }),
  })
  await soon(() => expect(titles()).toHaveLength(20))
  await press('button', 'Show 20 more')
  await soon(() => expect(titles()).toHaveLength(40))
  await press('button', 'Show 10 more')
  await soon(() => expect(titles()).toHaveLength(50))
  expect(new Set(titles()).size).toBe(50)
  expect(requested.map(({ offset }) => offset)).toEqual([0, 20, 40])
})

test('[SC-05] the card on a phone shows the dive number; a draft has none', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
  const numbered = vi.fn(() => ({ diveNumbers: [{ id: 'p', number: 118 }] }))
  const { text } = await openList('/logbook', {
    [diveLogs.id]: () => ({
      diveLogs: [PUBLISHED, aWire({ id: 'd', status: 'Draft', dive_title: 'Draft' })],
    }),
    [diveNumbers.id]: numbered,
  })
  await soon(() => expect(text()).toContain('No. 118, 14 May 2026'))
  expect(text().match(/No\. /g)).toHaveLength(1)
  expect(numbered).toHaveBeenCalledWith({ ids: ['p'] })
})

test("[ST-01] a log that waits for the instructor can't be edited or deleted", async () => {
  const { place, titles } = await openList('/logbook', { [diveLogs.id]: () => ({ diveLogs: [TRAINING] }) })
  await soon(() => expect(titles()).toHaveLength(1))
  expect(place.querySelectorAll('main [role=menuitem]')).toHaveLength(0)
})

test('an empty logbook invites the diver to log the first dive', async () => {
  const { text } = await openList('/logbook', {
    [logbookOverview.id]: () => ({
      diveLogCounts: { all: 0, training: 0, recreational: 0, drafts: 0 },
      diveLogTotals: { dives: 0, bottom_time: 0, max_depth: null },
      diveLogYear: [],
    }),
    [diveLogs.id]: () => ({ diveLogs: [] }),
  })
  await soon(() => expect(text()).toContain('No dives yet'))
  expect(text()).not.toContain('under water')
})

test('dives that fail to load show an error and a retry', async () => {
  let isDown = true
  const { text, press, titles } = await openList('/logbook', {
    [diveLogs.id]: () => (isDown ? 500 : { diveLogs: [PUBLISHED] }),
  })
  await soon(() => expect(text()).toContain('Your dives did not load.'))
  isDown = false
  await press('button', 'Try again')
  await soon(() => expect(titles()).toHaveLength(1))
})

test('[SC-05] the filters count the search results', async () => {
  const { place } = await openList('/logbook?find=light')
  const counts = () => [...place.querySelectorAll('fieldset label')].map((label) => label.textContent)
  await soon(() => expect(counts()).toEqual(expect.arrayContaining(['All1', 'Training0', 'Recreational1'])))
})

test('[ST-02] a search without results says so, and clearing it brings back all dives', async () => {
  const { titles, text, place, press, router } = await openList('/logbook?find=no%20such%20wreck', {
    [diveLogs.id]: ({ search }) => ({ diveLogs: search ? [] : [TRAINING, PUBLISHED] }),
  })
  await soon(() => expect(text()).toContain('No dive matches “no such wreck”'))
  await press('[role=status] button', 'Clear the search')
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
