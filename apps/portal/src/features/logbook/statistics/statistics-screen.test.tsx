import { type DiveLogWire, logbookChanges } from '@fathom/contract/logbook'
import { expect, test, vi } from 'vitest'
import { anOpenPage, soon } from '../../../app/testing/open-page.fixture.tsx'
import { answerLogbook, aWire, emptyDevice } from '../list/logbook.fixture.ts'
import { CHARTS } from './statistics-view.ts'

const aDive = (at: number, change: Partial<DiveLogWire> = {}) => {
  const wire = aWire({ id: `id-${at}`, dive_title: `Dive ${at}`, dive_date: `2025-03-${10 + at}`, ...change })
  return {
    ...wire,
    experience: { ...wire.experience, buddies: ['Walt Calloway'] },
    conditions: { ...wire.conditions, bottom_water_temp: 20 + at },
    equipment: {
      ...wire.equipment,
      ...{ gas_mixture: 'Air' as const, oxygen: 21, cylinder_size: 12, suit_type: 'Drysuit' as const },
      ...{ starting_pressure: 200, ending_pressure: 50 },
    },
  }
}

const depth = (max_depth: number, bottom_time: number) => ({
  ...aWire().depth_time,
  ...{ max_depth, bottom_time },
})

const DIVES = [
  aDive(0),
  aDive(1, { dive_location: 'Key Largo, United States' }),
  aDive(2, { depth_time: depth(41.2, 33) }),
  aDive(3, { dive_date: '2026-01-05' }),
  aDive(4, {
    status: 'Draft',
    depth_time: depth(99, 90),
  }),
]

async function open(address: string, logs: readonly DiveLogWire[] = DIVES) {
  await emptyDevice()
  return anOpenPage(address, {}, ({ fetch }) => ({ feed: answerLogbook(fetch, {}, logs) }))
}

test('[LO-06] the overview has totals, records, milestones and every chart with a link to its address', async () => {
  const { text, find } = await open('/logbook/statistics?year=2025')
  await soon(() => expect(text()).toContain('Depth over time'))
  for (const chart of CHARTS)
    expect(find(`h2 a[href="/logbook/statistics/${chart}?year=2025"]`), chart).not.toBeNull()
  expect(text()).toMatch(/dives3/)
  expect(text()).toMatch(/Deepest dive41\.2\sm/)
  expect(text()).toContain('Dive 2, 12 March 2025')
  // Milestones wait for the number of the first dive.
  await soon(() => expect(text()).toMatch(/First dive below 40\sm/))
  expect(text()).not.toContain('99')
})

test('[LO-06] a chart is a picture with a sentence and a table, and the choice is in the address', async () => {
  const { router, find, named, place } = await open('/logbook/statistics/years')
  const sentence = 'Dives by year. 2025 has the most: 3 dives.'
  await soon(() => expect(find('[role=img]')?.getAttribute('aria-label')).toBe(sentence))
  named('label', 'Table')?.click()
  await soon(() => expect(find('caption')?.textContent).toBe('Dives by year'))
  const rows = [...place.querySelectorAll('main tbody tr')].map((row) => row.textContent)
  expect(rows).toEqual([expect.stringMatching(/^20253/), expect.stringMatching(/^20261/)])
  expect(router.state.location.search).toBe('?show=table')
})

test('[LO-06] the calendar goes through the years with dives, as a picture and as a table', async () => {
  const { find, named, place } = await open('/logbook/statistics/calendar')
  const sentence = () => find('[role=img]')?.getAttribute('aria-label') ?? ''
  const step = (name: string) => place.querySelector<HTMLButtonElement>(`main button[aria-label="${name}"]`)
  await soon(() => expect(sentence()).toMatch(/^2026: 1 dive/))
  expect(step('Next year')?.disabled).toBe(true)
  step('Previous year')?.click()
  await soon(() => expect(sentence()).toMatch(/^2025: 3 dives/))
  expect(step('Previous year')?.disabled).toBe(true)
  named('label', 'Table')?.click()
  await soon(() => expect(find('caption')?.textContent).toBe('Calendar, 2025'))
  step('Next year')?.click()
  await soon(() => expect(find('caption')?.textContent).toBe('Calendar, 2026'))
})

test('[LO-06] every chart opens at its address as a picture and as a table', async () => {
  const { find, router } = await open('/logbook/statistics')
  for (const chart of CHARTS)
    for (const query of ['', '?show=table']) {
      const address = `/logbook/statistics/${chart}${query}`
      await router.navigate(address)
      const isTable = query !== '' || chart === 'records' || chart === 'milestones'
      await soon(() => expect(find(isTable ? 'tbody tr' : '[role=img], ol > li'), address).not.toBeNull())
      await soon(() => expect(find('h1')?.textContent).not.toBe('Statistics'))
    }
})

test('[LO-06] [LO-08] a place leads to the list of its dives', async () => {
  const { named } = await open('/logbook/statistics/places')
  await soon(() =>
    expect(named('li a', 'Key Largo, United States')?.getAttribute('href')).toBe(
      '/logbook?place=Key+Largo%2C+United+States',
    ),
  )
})

test('[LO-06] a period is chosen by year, and one without dives leads back to all', async () => {
  const { router, text, find } = await open('/logbook/statistics')
  const select = await soon(() => {
    const found = find<HTMLSelectElement>('select')
    if (!found) throw new Error('no period')
    return found
  })
  expect([...select.options].map(({ text: name }) => name)).toEqual([
    'All dives',
    '2026',
    '2025',
    'Choose dates',
  ])
  select.value = '2026'
  select.dispatchEvent(new Event('change', { bubbles: true }))
  await soon(() => expect(router.state.location.search).toBe('?year=2026'))
  await soon(() => expect(text()).toMatch(/dive1/))
  const none = await open('/logbook/statistics?from=2020-01-01&to=2020-12-31')
  await soon(() => expect(none.text()).toContain('No dives in this period'))
  none.named('button', 'Show all dives')?.click()
  await soon(() => expect(none.text()).toContain('Records'))
  expect(none.router.state.location.search).toBe('')
})

test('[LO-06] a diver without dives is invited to log the first, and an unknown chart leads to the overview', async () => {
  const { router, text } = await open('/logbook/statistics/moon-phases', [])
  await soon(() => expect(text()).toContain('Your statistics start with your first dive'))
  expect(router.state.location.pathname).toBe('/logbook/statistics')
})

test('[LO-06] [BO-01] the statistics open offline', async () => {
  const first = await open('/logbook/statistics')
  await soon(() => expect(first.text()).toContain('Records'))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { text } = await anOpenPage('/logbook/statistics', {}, ({ fetch }) => ({
    feed: answerLogbook(fetch, { [logbookChanges.id]: () => new TypeError('Failed to fetch') }),
  }))
  await soon(() => expect(text()).toMatch(/dives4/))
  vi.restoreAllMocks()
})
