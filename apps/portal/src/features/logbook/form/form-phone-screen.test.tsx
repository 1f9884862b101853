import { logbookChanges, updateRecreationalLog, withdrawTrainingLog } from '@fathom/contract/logbook'
import { EMPTY_LOG } from '@fathom/domain/logbook'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { anApp, restOf, show } from '../../../app/testing/app.fixture.tsx'
import { aFeed } from '../device/feed.fixture.ts'
import { closeForm, given, leave, opensFormWith, recreational, training, type } from './open-form.fixture.ts'
import { aLog, wireOf } from './state/dive-log.fixture.ts'

const openForm = opensFormWith({ anApp, restOf, show })
beforeEach(() => localStorage.removeItem('fathom.dive-form'))

const CREATE = '/logbook/log-dive/recreational/create'

/** A phone in the hand; every other test has a desktop. */
function onPhone() {
  const media = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('max-width')
      ? Object.defineProperty(media(query), 'matches', { value: true })
      : media(query),
  )
  onTestFinished(() => {
    vi.restoreAllMocks()
  })
}

const foldedIn = (place: HTMLElement) =>
  [...place.querySelectorAll<HTMLElement>('fieldset[data-folded]')].map((part) => part.dataset.section)

/** The labels of the fields that are neither in a folded section nor among the folded details. */
const askedIn = (place: HTMLElement) =>
  [...place.querySelectorAll<HTMLElement>('[data-field]')]
    .filter((slot) => !slot.closest('[data-folded]') && !slot.closest('details:not([open])'))
    .map((slot) => slot.dataset.field)

const button = (place: HTMLElement, section: string) =>
  place.querySelector<HTMLButtonElement>(`[data-section=${section}] > button[aria-expanded]`)

test('[SN-05] on a phone a dive takes five fields, and its place names it', async () => {
  onPhone()
  const { place, field } = await openForm(recreational(), [], CREATE)
  const site = await field('dive.location')
  await vi.waitFor(() =>
    expect(askedIn(place)).toEqual([
      'dive.date',
      'dive.location',
      'dive.diveType',
      'depthTime.maxDepth',
      'depthTime.bottomTime',
    ]),
  )
  type(site, 'Lighthouse, Dahab')
  await vi.waitFor(() => expect(place.querySelector('h1')?.textContent).toBe('Lighthouse'))
  expect(place.querySelector('[data-section=dive] summary')?.textContent).toContain('Lighthouse')
})

test('[SN-05] [CO-03] a training dive on a phone asks for everything that its instructor verifies', async () => {
  onPhone()
  const { place } = await openForm(training({}), [], '/logbook/log-dive/training/create/open-water/2')
  await vi.waitFor(() =>
    expect(askedIn(place)).toEqual([
      'dive.course',
      'dive.number',
      'dive.title',
      'dive.date',
      'dive.location',
      'dive.diveType',
      'dive.instructorNumber',
      'depthTime.maxDepth',
      'depthTime.bottomTime',
      'skills.skills',
    ]),
  )
})

test('[SN-05] folded sections say what is filled in, and what was opened is open in the next form', async () => {
  const equipment = { ...EMPTY_LOG.equipment, weight: 6, gasMixture: 'Air' as const, oxygen: 21 }
  const conditions = { ...EMPTY_LOG.conditions, airTemp: 24, visibility: 'High' as const }
  const log = recreational({ title: '', equipment, conditions })
  const { place, field } = await openForm(log)
  await field('dive.title')
  expect(foldedIn(place)).toEqual(['depthTime', 'conditions', 'equipment', 'experience', 'photos'])
  const said = (section: string) => {
    const described = button(place, section)?.getAttribute('aria-describedby')
    return described && document.getElementById(described)?.textContent?.replaceAll('\u00a0', ' ')
  }
  expect(said('conditions')).toBe('Air 24 °C · Visibility High')
  expect(said('equipment')).toBe('Weight 6 kg · Gas Air')
  expect(said('experience')).toContain('Notes · Buddies')
  button(place, 'equipment')?.click()
  place.querySelector<HTMLElement>('[data-section=dive] summary')?.click()
  await vi.waitFor(() => expect(foldedIn(place)).not.toContain('equipment'))
  expect(button(place, 'equipment')?.getAttribute('aria-expanded')).toBe('true')
  closeForm()
  const next = await openForm(recreational(), [], CREATE)
  await next.field('dive.title')
  expect(foldedIn(next.place)).toEqual(['conditions', 'experience', 'photos'])
  expect(next.place.querySelector<HTMLDetailsElement>('[data-section=dive] details')?.open).toBe(true)
  expect(next.place.querySelector<HTMLDetailsElement>('[data-section=equipment] details')?.open).toBe(false)
})

test('[SN-05] [VA-05] a problem opens what is folded, gets the focus, and stays open once it is solved', async () => {
  onPhone()
  const depthTime = { ...EMPTY_LOG.depthTime, maxDepth: 18, bottomTime: 42 }
  const equipment = { ...EMPTY_LOG.equipment, startingPressure: 400 }
  const log = recreational({ title: '', depthTime, equipment })
  const { place, field, press } = await openForm(log, [
    given(updateRecreationalLog, () => ({ data: { updateRecreationalLog: wireOf({ ...log, version: 2 }) } })),
  ])
  const title = await field('dive.title')
  await vi.waitFor(() => expect(foldedIn(place)).not.toContain('equipment'))
  press('button[type=submit]')
  await vi.waitFor(() => expect(document.activeElement).toBe(title))
  expect(title.closest('details')?.open).toBe(true)
  const pressure = await field('equipment.startingPressure')
  type(pressure, '200')
  leave(pressure)
  await vi.waitFor(() => expect(button(place, 'equipment')).not.toBeNull())
  expect(foldedIn(place)).not.toContain('equipment')
})

test('[SN-05] what the last dive fills in shows in the folded sections', async () => {
  const last = aLog({
    id: '018f0000-0000-7000-9000-000000000003',
    status: 'Published',
    experience: { ...EMPTY_LOG.experience, buddies: ['Mara'] },
  })
  const feed = aFeed([last])
  const { place, field, pressWords } = await openForm(
    recreational(),
    [given(logbookChanges, (args) => feed.answer(args))],
    CREATE,
  )
  await field('dive.title')
  await pressWords('Copy from last dive')
  await vi.waitFor(() =>
    expect(place.querySelector('[data-section=experience]')?.textContent).toContain('ExperienceMara'),
  )
})

test('completed sections start collapsed, open on tap, and never hide an error', async () => {
  const equipment = { ...EMPTY_LOG.equipment, suitType: 'Skin' as const, startingPressure: 400 }
  const { place, field, press } = await openForm(training({ equipment }))
  await field('dive.title')
  expect(foldedIn(place)).toEqual(['dive', 'depthTime', 'skills', 'conditions', 'experience', 'photos'])
  press('[data-section=dive] > button[aria-expanded=false]')
  await vi.waitFor(() => expect(foldedIn(place)[0]).toBe('depthTime'))
  expect(place.querySelector('[data-section=dive] > button')?.getAttribute('aria-expanded')).toBe('true')
  expect(place.querySelector('[data-section=equipment] > button')).toBeNull()
})

test('a submitted dive is shown whole, and collapses when it is taken back', async () => {
  const log = training({ status: 'Pending' })
  const { place, field, pressWords } = await openForm(log, [
    given(withdrawTrainingLog, () => ({
      data: { withdrawTrainingLog: wireOf({ ...log, status: 'Draft', version: log.version + 1 }) },
    })),
  ])
  await field('dive.title')
  expect(foldedIn(place)).toEqual([])
  await pressWords('Withdraw')
  await vi.waitFor(() => expect(foldedIn(place).slice(0, 3)).toEqual(['dive', 'depthTime', 'skills']))
})
