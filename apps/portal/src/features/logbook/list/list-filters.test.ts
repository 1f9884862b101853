import { type DiveLogWire, logContentWireOf } from '@fathom/contract/logbook'
import { EMPTY_LOG } from '@fathom/domain/logbook'
import { afterEach, expect, test, vi } from 'vitest'
import { anOpenPage } from '../../../app/testing/open-page.fixture.tsx'
import { deviceDives } from '../form/draft/stored-dive.ts'
import { aContent } from '../form/state/dive-log.fixture.ts'
import { answerLogbook, aWire, emptyDevice, listOn, soon } from './logbook.fixture.ts'

afterEach(() => void vi.restoreAllMocks())

const CONTENT = logContentWireOf(EMPTY_LOG)
const with_ = (buddies: string[], tags: string[]) => ({
  experience: { ...CONTENT.experience, buddies, tags, photos: [] },
})

const DIVES = [
  aWire({
    ...{ id: 'a', dive_title: 'Anchor', dive_date: '2019-03-02', dive_location: 'Gozo, Malta' },
    ...with_(['Ida Holm'], ['Wreck']),
  }),
  aWire({
    ...{ id: 'b', dive_title: 'Bommie', dive_date: '2020-07-14', dive_location: 'Dahab, Egypt' },
    ...with_(['Leo Brandt', 'Ida Holm'], []),
    depth_time: { ...CONTENT.depth_time, max_depth: 12, bottom_time: 50 },
  }),
  aWire({
    ...{ id: 'c', dive_title: 'Canyon', dive_date: '2020-09-01', dive_location: 'Dahab, Egypt' },
    ...with_(['Leo Brandt'], ['Wreck']),
  }),
]

async function openList(address: string, logs: readonly DiveLogWire[] = DIVES) {
  await emptyDevice()
  const page = await anOpenPage(address, {}, ({ fetch }) => ({ feed: answerLogbook(fetch, {}, logs) }))
  const list = listOn(page.place)
  return { ...page, ...list, names: () => list.titles().map((title) => title?.split(',')[0]) }
}

test('[LO-08] an address narrows the list by several filters, and the number of dives is announced', async () => {
  const { names, place } = await openList('/logbook?country=Egypt&buddy=leo+brandt&tag=Wreck')
  await soon(() => expect(names()).toEqual(['Canyon']))
  expect([...place.querySelectorAll('main [role=status]')].map((each) => each.textContent)).toContain(
    'Found 1 dive.',
  )
})

test('[LO-08] each filter is a chip that removes it, and one button removes all', async () => {
  const { names, place, press, router } = await openList('/logbook?country=Egypt&depth=..20')
  await soon(() => expect(names()).toEqual(['Bommie']))
  await soon(() =>
    expect(place.querySelector('[aria-label="Remove filter: Up to 20\u00a0m"]')).not.toBeNull(),
  )
  place.querySelector<HTMLElement>('[aria-label="Remove filter: Up to 20\u00a0m"]')?.click()
  await soon(() => expect(names()).toEqual(['Canyon', 'Bommie']))
  expect(router.state.location.search).toBe('?country=Egypt')
  await press('button', 'Clear filters')
  await soon(() => expect(names()).toHaveLength(3))
  expect(router.state.location.search).toBe('')
  expect(document.activeElement?.textContent).toBe('Filters')
})

test('[LO-08] filters are chosen in a drawer, apply at once and are in the address', async () => {
  const { names, place, press, router } = await openList('/logbook')
  await soon(() => expect(names()).toHaveLength(3))
  await press('button', 'Filters')
  await press('dialog button', 'Leo Brandt')
  await press('dialog button', 'Wreck')
  await soon(() => expect(router.state.location.search).toBe('?buddy=Leo+Brandt&tag=Wreck'))
  await soon(() => expect(place.querySelector('dialog')?.textContent).toContain('Show 1 dive'))
  await press('dialog button', 'Show 1 dive')
  await soon(() => expect(place.querySelector('dialog')).toBeNull())
  expect(names()).toEqual(['Canyon'])
})

test('[LO-08] the drawer offers only what dives that pass the other filters have, and what is chosen', async () => {
  const { names, place, press } = await openList('/logbook?country=Egypt')
  await soon(() => expect(names()).toHaveLength(2))
  await press('button', 'Filters')
  const offered = () => [...place.querySelectorAll('dialog fieldset button')].map((each) => each.textContent)
  await soon(() => expect(offered()).toContain('Dahab, Egypt 2'))
  expect(place.querySelector('dialog [aria-label="Close filters"]')).not.toBeNull()
  expect(offered()).not.toContain('Gozo, Malta 1')
  expect(offered()).toEqual(expect.arrayContaining(['Egypt', 'Malta 1', 'Ida Holm 1', 'Wreck 1']))
})

test('[LO-08] filters that no dive passes say so, and lead back to all dives', async () => {
  const { names, text, press } = await openList('/logbook?country=Norway')
  await soon(() => expect(text()).toContain('No dive matches these filters'))
  await press('[role=status] button', 'Clear filters')
  await soon(() => expect(names()).toHaveLength(3))
})

test('[LO-08] oldest first, grouped by month', async () => {
  const { names, text } = await openList('/logbook?sort=oldest')
  await soon(() => expect(names()).toEqual(['Anchor', 'Bommie', 'Canyon']))
  expect(text()).toContain('March 2019 1 dive')
})

test('[LO-08] results come right after the search: totals are hidden while dives are looked for', async () => {
  const { place, text, router } = await openList('/logbook')
  await soon(() => expect(text()).toContain('underwater'))
  const search = place.querySelector('main [type=search]')
  const totals = place.querySelector('main dl')
  expect((search && totals && search.compareDocumentPosition(totals)) ?? 0).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
  await router.navigate('/logbook?find=canyon')
  await soon(() => expect(text()).not.toContain('underwater'))
})

test('[LO-08] [BO-03] a dive that waits on this device is filtered like the others, offline too', async () => {
  const first = await openList('/logbook')
  await soon(() => expect(first.titles()).toHaveLength(3))
  await deviceDives.put('k', {
    ...{ id: 'k', affiliateId: 100001, logType: 'Recreational', base: null, request: 'Published' },
    content: aContent({ title: 'At sea', date: '2026-05-16', location: 'Fury Shoals, Egypt' }),
    savedAt: '2026-05-16T08:00:00Z',
  })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const page = await anOpenPage('/logbook?country=Egypt&from=2020-08-01', {}, ({ fetch }) => ({
    feed: answerLogbook(fetch, {}),
  }))
  const { titles } = listOn(page.place)
  await soon(() => expect(titles()).toEqual(['At sea, 16 May 2026', 'Canyon, 1 September 2020']))
  await emptyDevice()
})
