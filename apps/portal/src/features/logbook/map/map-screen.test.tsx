import { type DiveLogWire, divedSites, logbookChanges, placeDiveSite } from '@fathom/contract/logbook'
import { expect, test, vi } from 'vitest'
import { anOpenPage, soon } from '../../../app/testing/open-page.fixture.tsx'
import { deviceAnswers } from '../../../shared/offline/stored-answers.ts'
import { giveNavigator } from '../../../shared/testing/navigator.fixture.ts'
import { answerLogbook, aWire, emptyDevice, type Replies } from '../list/logbook.fixture.ts'
import { DIVED_SITES } from './sites.queries.ts'

const SITES = [
  { id: 'z', name: 'Zenobia', country: 'Cyprus', latitude: 34.896, longitude: 33.658, own: false },
  { id: 'k', name: 'Key Largo, United States', country: '', latitude: 25.03, longitude: -80.36, own: true },
]

const DIVES = [
  aWire({ id: '1', dive_location: 'Zenobia, Cyprus', dive_date: '2024-03-01' }),
  aWire({ id: '2', dive_location: 'Zenobia, Cyprus', dive_title: 'Car deck', dive_date: '2026-04-02' }),
  aWire({ id: '3', dive_location: 'Key Largo, United States' }),
  aWire({ id: '4', dive_location: 'Secret bay' }),
  aWire({ id: '5', dive_location: 'Fathom bank', latitude: 27.8, longitude: 33.9 }),
]

async function open(address: string, replies: Replies = {}, logs: readonly DiveLogWire[] = DIVES) {
  await emptyDevice()
  return anOpenPage(address, {}, ({ fetch }) => ({
    feed: answerLogbook(fetch, { [divedSites.id]: () => ({ divedSites: SITES }), ...replies }, logs),
  }))
}

type Page = Awaited<ReturnType<typeof open>>

const marksOn = ({ place }: Pick<Page, 'place'>) =>
  [...place.querySelectorAll('[role=application] :is(a, button) > .visually-hidden')].map(
    (mark) => mark.textContent,
  )

function press({ find }: Page, key: string) {
  const surface = find('[role=application]')
  surface?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
}

test('[LO-07] the map has a mark for each place with a position, and the list has them all', async () => {
  const page = await open('/logbook/map')
  await soon(() => expect(marksOn(page)).toHaveLength(2))
  expect(marksOn(page)).toEqual(['2 sites, 3 dives. Zoom in.', 'Key Largo, United States, 1 dive'])
  const lists = [...page.place.querySelectorAll('main section ul')].map((list) =>
    [...list.querySelectorAll('a')].map((link) => link.textContent),
  )
  expect(lists).toEqual([['Zenobia, Cyprus', 'Fathom bank', 'Key Largo, United States'], ['Secret bay']])
  expect(page.text()).toContain('2 dives. Latest 2 Apr 2026')
  await soon(() => expect(page.find('[role=application] g path')?.getAttribute('d')).toMatch(/^M/))
  expect(page.requested().filter((address) => !address.includes('/api/'))).toEqual([])
})

test('[LO-07] a cluster opens into its sites, and the address keeps the view', async () => {
  const page = await open('/logbook/map')
  await soon(() => expect(marksOn(page)).toHaveLength(2))
  page.find('[data-cluster]')?.click()
  await soon(() => expect(marksOn(page)).toEqual(['Zenobia, Cyprus, 2 dives', 'Fathom bank, 1 dive']))
  await soon(() => expect(page.router.state.location.search).toMatch(/^\?at=31\./))
})

test('[LO-07] the map moves and zooms with the keys', async () => {
  const page = await open('/logbook/map?at=27.8,33.9,100')
  await soon(() => expect(marksOn(page)).toEqual(['Fathom bank, 1 dive']))
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft']) press(page, key)
  await soon(() => expect(marksOn(page)).toEqual([]))
  press(page, '0')
  await soon(() => expect(marksOn(page)).toHaveLength(2))
})

test('[LO-07] a site leads to all its dives, with the first, the latest and the deepest', async () => {
  const page = await open('/logbook/map')
  await soon(() => expect(page.named('li a', 'Zenobia, Cyprus')).toBeDefined())
  page.named('li a', 'Zenobia, Cyprus')?.click()
  await soon(() => expect(page.find('h1')?.textContent).toBe('Zenobia, Cyprus'))
  expect(page.text()).toMatch(/first dive1 Mar 2024/)
  expect(page.text()).toMatch(/latest dive2 Apr 2026/)
  expect(page.text()).toContain('34.896, 33.658. From our list of dive sites.')
  const titles = [...page.place.querySelectorAll('main h3 > a')].map((link) =>
    link.getAttribute('aria-label'),
  )
  expect(titles).toEqual(['Car deck, 2 April 2026', 'Lighthouse, 1 March 2024'])
})

test('[LO-07] a place without a position gets one by coordinates or on the map', async () => {
  const saved: unknown[] = []
  const page = await open('/logbook/sites/secret%20bay', {
    [placeDiveSite.id]: (position) => {
      saved.push(position)
      return { placeDiveSite: { ...SITES[1], ...position } }
    },
  })
  await soon(() => expect(page.text()).toContain('This site isn’t on your map yet.'))
  page.named('button', 'Add position')?.click()
  await soon(() => expect(page.find('form input')).not.toBeNull())
  page.named('button', 'Save position')?.click()
  await soon(() => expect(page.text()).toContain('Enter a latitude and a longitude'))
  press(page, 'Enter')
  await soon(() => expect(page.find<HTMLInputElement>('form input')?.value).toBe('20, 0'))
  expect(page.text()).not.toContain('Enter a latitude and a longitude')
  page.named('button', 'Save position')?.click()
  await soon(() => expect(saved).toEqual([{ name: 'Secret bay', latitude: 20, longitude: 0 }]))
})

test('[LO-07] the position of the device is one tap away', async () => {
  const geolocation = {
    getCurrentPosition: (onFound: (found: object) => void) =>
      onFound({ coords: { latitude: 36.0530001, longitude: 14.188 } }),
  }
  giveNavigator({ geolocation })
  const page = await open('/logbook/sites/secret%20bay')
  await soon(() => expect(page.named('button', 'Add position')).toBeDefined())
  page.named('button', 'Add position')?.click()
  await soon(() => expect(page.named('button', 'Use my position')).toBeDefined())
  page.named('button', 'Use my position')?.click()
  await soon(() => expect(page.find<HTMLInputElement>('form input')?.value).toBe('36.053, 14.188'))
})

test('[LO-07] a diver without dives is invited to log the first, and an unknown site says so', async () => {
  const page = await open('/logbook/map', {}, [])
  await soon(() => expect(page.text()).toContain('Your map starts with your first dive'))
  const unknown = await open('/logbook/sites/atlantis')
  await soon(() => expect(unknown.find('h1')?.textContent).toBe('You have no dives at this site'))
})

test('[LO-07] [BO-01] the map opens offline with its sites', async () => {
  const first = await open('/logbook/map')
  await soon(() => expect(marksOn(first)).toHaveLength(2))
  // The answer is shown first and stored afterwards.
  await vi.waitFor(async () => expect(await deviceAnswers.find(`100001.${DIVED_SITES}`)).toBeDefined())
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const lost = () => new TypeError('Failed to fetch')
  const page = await anOpenPage('/logbook/map', {}, ({ fetch }) => ({
    feed: answerLogbook(fetch, { [logbookChanges.id]: lost, [divedSites.id]: lost }, DIVES),
  }))
  await soon(() => expect(marksOn(page)).toHaveLength(2))
  vi.restoreAllMocks()
})
