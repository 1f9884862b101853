import { gearItems, logbookChanges, updateRecreationalLog } from '@fathom/contract/logbook'
import { EMPTY_LOG } from '@fathom/domain/logbook'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { anApp, restOf, show } from '../../../app/testing/app.fixture.tsx'
import { forgetAnswers } from '../../../shared/offline/stored-answers.fixture.ts'
import { aFeed } from '../device/feed.fixture.ts'
import { emptyDevice } from '../list/logbook.fixture.ts'
import { given, leave, opensFormWith, type } from './open-form.fixture.ts'
import { aLog, wireOf } from './state/dive-log.fixture.ts'

const openForm = opensFormWith({ anApp, restOf, show })
beforeEach(async () => {
  await emptyDevice()
  await forgetAnswers()
})

const DRAFT = aLog({ depthTime: { ...EMPTY_LOG.depthTime, maxDepth: 18, bottomTime: 42, timeIn: '11:20' } })
const EARLIER = aLog({
  id: '018f0000-0000-7000-8000-000000000002',
  status: 'Published',
  depthTime: { ...EMPTY_LOG.depthTime, maxDepth: 20, bottomTime: 40, timeIn: '09:14', timeOut: '09:54' },
  equipment: { ...EMPTY_LOG.equipment, gear: ['Reel'] },
  experience: { ...EMPTY_LOG.experience, buddies: ['Noor'], tags: ['wreck'] },
})

/** Opens the draft with an earlier dive in the logbook, and collects what the form saves. */
async function openDraft() {
  const saved: Record<string, Record<string, unknown>>[] = []
  const feed = aFeed([EARLIER, DRAFT])
  const form = await openForm(DRAFT, [
    given(logbookChanges, (args) => feed.answer(args)),
    given(gearItems, () => ({
      data: {
        gearItems: [
          { id: 'r', name: 'Apeks XTX50', kind: 'Regulator', serviced_on: null, service_due: '2020-05-01' },
        ],
      },
    })),
    given(updateRecreationalLog, ({ input }) => {
      const given = input as (typeof saved)[number]
      saved.push(given)
      const { photos } = wireOf(DRAFT).experience
      const stored = { ...wireOf(DRAFT), ...given, experience: { ...given.experience, photos } }
      return { data: { updateRecreationalLog: { ...stored, version: 1 + saved.length } } }
    }),
  ])
  const more = (section: string) =>
    form.place.querySelector<HTMLDetailsElement>(`[data-section=${section}] details`)
  const offered = (path: string) =>
    [
      ...(form.place.querySelector(`[data-field="${path}"]`)?.parentElement?.querySelectorAll('button') ??
        []),
    ].map((button) => button.textContent)
  return { ...form, saved, more, offered }
}

test('[LO-09] rarely used fields are folded away, and open where one is filled in', async () => {
  const { field, more } = await openDraft()
  await field('dive.title')
  for (const section of ['dive', 'depthTime', 'equipment', 'experience'])
    expect([section, more(section)?.open]).toEqual([section, false])
})

test('[LO-09] the part with a position is open from the start', async () => {
  const { field, place } = await openForm(aLog({ latitude: 27.8, longitude: 33.9 }))
  expect((await field('dive.latitude')).value).toBe('27.8')
  expect(place.querySelector<HTMLDetailsElement>('[data-section=dive] details')?.open).toBe(true)
})

test('[LO-09] the surface interval follows from the dive before, and what is typed wins', async () => {
  const { field, text, saved } = await openDraft()
  const interval = await field('depthTime.surfaceInterval')
  await vi.waitFor(() =>
    expect(text().replaceAll('\u00a0', ' ')).toContain('1 hr 26 min since the previous dive'),
  )
  type(interval, '90')
  await vi.waitFor(() => expect(saved.at(-1)?.depth_time).toMatchObject({ surface_interval: 90 }))
})

test('[LO-09] another cylinder has its own fields and its own errors', async () => {
  const { place, field, pressWords, saved } = await openDraft()
  await field('dive.title')
  await pressWords('Add cylinder')
  const second = (path: string) =>
    vi.waitFor(() => {
      const input = place.querySelector<HTMLInputElement>(
        `fieldset fieldset [data-field="equipment.${path}"] input`,
      )
      if (!input) throw new Error(`no ${path} yet`)
      return input
    })
  type(await second('oxygen'), '50')
  await vi.waitFor(() =>
    expect(saved.at(-1)?.equipment).toMatchObject({
      oxygen: null,
      more_cylinders: [{ oxygen: 50, helium: null }],
    }),
  )
  const start = await second('startingPressure')
  type(start, '400')
  leave(start)
  await vi.waitFor(() =>
    expect(start.closest('[data-field]')?.textContent).toContain('Enter a number from 0'),
  )
  expect((await field('equipment.startingPressure')).getAttribute('aria-invalid')).toBeNull()
  await vi.waitFor(() =>
    expect(saved.at(-1)?.equipment).toMatchObject({
      more_cylinders: [{ oxygen: 50, starting_pressure: null }],
    }),
  )
})

test('[LO-09] names of earlier dives and own gear are offered again, with a note about an overdue service', async () => {
  const { field, text, pressWords, offered, saved } = await openDraft()
  const buddies = await field('experience.buddies')
  buddies.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  await vi.waitFor(() => expect(offered('experience.buddies')).toEqual(['Noor']))
  await pressWords('Noor')
  await vi.waitFor(() => expect(saved.at(-1)?.experience).toMatchObject({ buddies: ['Noor'] }))
  const gear = await field('equipment.gear')
  gear.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  await vi.waitFor(() => expect(offered('equipment.gear')).toEqual(['Apeks XTX50', 'Reel']))
  expect(text()).not.toContain('Service for')
  await pressWords('Apeks XTX50')
  await vi.waitFor(() => expect(text()).toContain('Service for Apeks XTX50 was due on 1 May 2020.'))
})

test('[LO-09] a pair of coordinates is pasted into both fields, or comes from this device', async () => {
  const { field, pressWords } = await openDraft()
  const latitude = await field('dive.latitude')
  const paste = new Event('paste', { bubbles: true, cancelable: true })
  Object.assign(paste, { clipboardData: { getData: () => '27.8139, 33.9208' } })
  latitude.dispatchEvent(paste)
  await vi.waitFor(() => expect(latitude.value).toBe('27.8139'))
  expect((await field('dive.longitude')).value).toBe('33.9208')
  const getCurrentPosition = (found: (position: unknown) => void) =>
    found({ coords: { latitude: -8.4095123, longitude: 115.1889 } })
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'geolocation'))
  await pressWords('Use my position')
  await vi.waitFor(() => expect(latitude.value).toBe('-8.40951'))
})
