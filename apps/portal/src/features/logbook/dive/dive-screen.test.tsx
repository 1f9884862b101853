import { diveLog, diveLogHistory, logContentWireOf, unitSetting } from '@fathom/contract/logbook'
import { EMPTY_CYLINDER, EMPTY_LOG, withCylinders } from '@fathom/domain/logbook'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { anApp, restOf, show } from '../../../app/testing/app.fixture.tsx'
import { openMenu } from '../../../shared/testing/open-menu.fixture.ts'
import { deviceDeletes } from '../device/stored-deletes.ts'
import { deviceDives } from '../form/draft/stored-dive.ts'
import { aWire, emptyDevice } from '../list/logbook.fixture.ts'

const soon = (check: () => void) => vi.waitFor(check)
const VERIFIED = aWire({
  log_type: 'Training',
  status: 'Verified',
  verification: { memsys_member_number: 500001, name: 'Kai Nakamura', timestamp: '2026-05-15T09:00:00Z' },
})

let shown: ReturnType<typeof show> | undefined
beforeEach(emptyDevice)
beforeEach(() => {
  HTMLElement.prototype.hidePopover ??= () => undefined
  HTMLElement.prototype.showPopover ??= () => undefined
  HTMLDialogElement.prototype.showModal ??= () => undefined
})
afterEach(() => {
  shown?.unmount()
  vi.unstubAllGlobals()
})

/** The caption without the text that is only for screen readers. */
function sketchWords(place: HTMLElement): string | undefined {
  const caption = place.querySelector('main figure figcaption:not(.visually-hidden)')?.cloneNode(true)
  if (!(caption instanceof HTMLElement)) return undefined
  for (const hidden of caption.querySelectorAll('.visually-hidden')) hidden.remove()
  return caption.textContent?.trim()
}

async function open(reply: unknown, history: unknown[] = [], unit = 'Metric') {
  const app = await anApp('/logbook/dive/018f0000-0000-7000-8000-000000000001', {
    '/api/logbook/graphql': ({ body }: { body: string }) => {
      const id = JSON.parse(body).extensions.persistedQuery.sha256Hash
      if (id === unitSetting.id) return { data: { unitSetting: { affiliate_id: 100001, unit } } }
      if (id === diveLogHistory.id) return { data: { diveLog: { id: 'a', version: 1, history } } }
      return id === diveLog.id ? { data: { diveLog: reply } } : 404
    },
  })
  await restOf(app)
  shown = show(app)
  const { place } = shown
  const press = (selector: string, name: string) => {
    const found = [...place.querySelectorAll<HTMLElement>(selector)].find((one) => one.textContent === name)
    if (!found) throw new Error(`no ${selector} ${name}`)
    found.click()
  }
  const choose = async (name: string) => {
    openMenu(place.querySelector('main [role=menu]'))
    await soon(() => press('[role=menuitem]', name))
  }
  return { place, press, choose, text: () => place.textContent ?? '' }
}

test('[SN-06] a dive has its title in the tab', async () => {
  await open({ ...aWire({ dive_title: 'Blue hole' }), seal: null, dive_number: 12 })
  await soon(() => expect(document.title).toBe('Blue hole · Fathom'))
})

test('a verified dive shows who verified it and when, and that nothing changed since', async () => {
  const { text, place } = await open({ ...VERIFIED, seal: 'intact', dive_number: 12 })
  await soon(() => expect(text()).toContain('Verified by Kai Nakamura on 15 May 2026. Unchanged since.'))
  expect(place.querySelector('main [role=alert]')).toBeNull()
  expect(text()).toContain('Dive 12.')
})

test('a dive without photos has no photo heading: only its diver sees a way to add some', async () => {
  const own = await open({ ...aWire({}), seal: null, dive_number: 12 })
  const parts = (place: HTMLElement) => [...place.querySelectorAll('main h2')].map((each) => each.textContent)
  await soon(() => expect(own.text()).toContain('Add photos'))
  expect(parts(own.place)).not.toContain('Photos')
  shown?.unmount()
  const frozen = await open({ ...VERIFIED, seal: 'intact', dive_number: 12 })
  await soon(() => expect(frozen.text()).toContain('Verified by Kai Nakamura'))
  expect(parts(frozen.place)).not.toContain('Photos')
  expect(frozen.text()).not.toContain('Add photos')
})

test('[LO-09] a dive shows its average depth, surface interval, further cylinders, gear, tags and position', async () => {
  const log = aWire({ latitude: 27.8139, longitude: 33.9208 })
  const [stage] = logContentWireOf({
    ...EMPTY_LOG,
    equipment: withCylinders(EMPTY_LOG.equipment, [
      EMPTY_CYLINDER,
      { ...EMPTY_CYLINDER, cylinderUse: 'Deco', cylinderSize: 11.1, oxygen: 50, startingPressure: 200 },
    ]),
  }).equipment.more_cylinders
  const { text } = await open({
    ...log,
    depth_time: { ...log.depth_time, average_depth: 12.3, surface_interval: 86 },
    equipment: { ...log.equipment, more_cylinders: [stage], gear: ['Apeks XTX50'] },
    experience: { ...log.experience, tags: ['wreck'], species: ['Giant moray'] },
    ...{ seal: null, dive_number: 12 },
  })
  const said = () => text().replaceAll('\u00a0', ' ')
  const stageWords = 'Cylinder 2: Stage or deco, 11.1 L, 50% oxygen, 200 bar at the start'
  await soon(() => expect(said()).toContain(stageWords))
  for (const words of [
    '12.3m',
    '1h26min',
    'Gear: Apeks XTX50',
    'wreck',
    'Giant moray',
    '27.8139°',
    '33.9208°',
  ])
    expect(said()).toContain(words)
})

test('[LO-05] the gas used is that of each cylinder, and of both together', async () => {
  const log = aWire({})
  const { equipment } = logContentWireOf({
    ...EMPTY_LOG,
    equipment: withCylinders(EMPTY_LOG.equipment, [
      { ...EMPTY_CYLINDER, cylinderSize: 12, startingPressure: 200, endingPressure: 60 },
      { ...EMPTY_CYLINDER, cylinderSize: 7, startingPressure: 200, endingPressure: 150 },
    ]),
  })
  const { place } = await open({ ...log, equipment, ...{ seal: null, dive_number: 12 } })
  const figures = () => place.querySelector('main dl')?.textContent?.replaceAll('\u00a0', ' ') ?? ''
  await soon(() => expect(figures()).toContain('gas used, cylinder 1'))
  expect(figures()).toContain('gas used, cylinder 1140bargas used, cylinder 250bargas used in total2,030L')
})

test('a feeling without notes is a fact among others, and leaves no blank card of notes', async () => {
  const log = aWire({})
  const { place, text } = await open({
    ...log,
    experience: { ...log.experience, notes: ' ', feeling: 'Good' },
    ...{ seal: null, dive_number: 12 },
  })
  await soon(() => expect(text()).toContain('Good'))
  expect([...place.querySelectorAll('main h2')].map((each) => each.textContent)).not.toContain('Notes')
})

test('a broken seal shows a warning first, and no verifier is named', async () => {
  const { text, place } = await open({ ...VERIFIED, seal: 'broken', dive_number: 12 })
  await soon(() =>
    expect(place.querySelector('main [role=alert]')?.textContent).toContain('changed after it was verified'),
  )
  expect(text()).not.toContain('Unchanged since.')
})

test('[ST-01] a verified dive offers neither edit nor delete', async () => {
  const { text, place } = await open({ ...VERIFIED, seal: 'intact', dive_number: 12 })
  await soon(() => expect(text()).toContain('Verified by'))
  openMenu(place.querySelector('main [role=menu]'))
  const offered = () =>
    [...place.querySelectorAll('main [role=menuitem]')].map(({ textContent }) => textContent)
  await soon(() => expect(offered()).not.toEqual([]))
  expect(offered()).toEqual(['Share', 'Print', 'History'])
  expect(text()).not.toContain('Edit')
})

test('[RO-01] a dive the reader has no access to is shown as not found', async () => {
  const { text } = await open(null)
  await soon(() => expect(text()).toContain('Dive not found'))
})

test('[BO-02] offline, a dive that is not on this device says so, and one that was deleted here says that', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => online.mockRestore())
  const id = '018f0000-0000-7000-8000-000000000001'
  const stored = { affiliateId: 100001, logType: 'Recreational', savedAt: '2026-05-16T08:00:00Z' } as const
  await deviceDives.put('other', { ...stored, id: 'other', content: EMPTY_LOG, base: null })
  onTestFinished(() => deviceDives.remove('other'))
  const { text } = await open(404)
  await soon(() => expect(text()).toContain('This dive isn’t on this device'))
  expect(text()).not.toContain('couldn’t load')
  shown?.unmount()

  await deviceDeletes.put(id, {
    ...{ id, affiliateId: 100001, logType: 'Recreational', version: 1, title: 'Reef' },
    deletedAt: '2026-05-16T08:00:00Z',
  })
  onTestFinished(() => deviceDeletes.remove(id))
  const deleted = await open(404)
  await soon(() => expect(deleted.text()).toContain('You deleted this dive'))
})

test('[EN-05] only entered values are shown: no invented picture or number', async () => {
  const { text, place } = await open({
    ...aWire({
      depth_time: logContentWireOf(EMPTY_LOG).depth_time,
      status: 'Draft',
    }),
    seal: null,
    dive_number: null,
  })
  await soon(() => expect(text()).toContain('Lighthouse'))
  expect(place.querySelector('main figure')).toBeNull()
  expect(text()).not.toMatch(/max depth|gas used|NaN|null/)
})

test('the picture is visibly labeled as a sketch', async () => {
  const { place } = await open({ ...aWire(), seal: null, dive_number: 1 })
  await soon(() => expect(sketchWords(place)).toBe('Sketch from depth and times.'))
})

test('[EN-07] an air temperature alone is not called weather', async () => {
  const { conditions } = aWire()
  const { text } = await open({
    ...aWire({ conditions: { ...conditions, weather: null, air_temp: 31 } }),
    seal: null,
    dive_number: 1,
  })
  await soon(() => expect(text()).toMatch(/Air31\s°C/))
  expect(text()).not.toContain('Weather')
})

const change = (field: string, before: unknown, after: unknown) => ({
  field,
  before: JSON.stringify(before),
  after: JSON.stringify(after),
})
const ENTRY = { version: 2, timestamp: '2026-05-15T09:00:00Z', affiliate_id: 100001, name: 'Ines Marin' }

test('the history shows who changed what and when', async () => {
  const { choose, text } = await open({ ...aWire(), seal: null, dive_number: 3 }, [
    {
      ...ENTRY,
      action: 'edit',
      changes: [change('depth_time.max_depth', 18, 19.2), change('status', 'a', 'b')],
    },
    { ...ENTRY, version: 1, action: 'create', changes: [change('dive_title', null, 'Lighthouse')] },
  ])
  await soon(() => expect(text()).toContain('Lighthouse'))
  await choose('History')
  await soon(() => expect(text()).toContain('Ines Marin edited it'))
  expect(text()).toMatch(/Max depth18\sm, now 19\.2\sm/)
  expect(text()).toContain('Ines Marin logged this dive')
  expect(text()).toContain('15 May 2026')
})

test.each([
  ['Metric', ['18 m', '200 bar', '24 °C', '22 m', '6 kg']],
  ['Imperial', ['59 ft', '2,901 psi', '75 °F', '72 ft', '13 lb']],
])(
  "[EN-10] the history uses the reader's units (%s), and identifying numbers are not formatted",
  async (unit, measures) => {
    const changes = [
      change('depth_time.max_depth', null, 18),
      change('equipment.starting_pressure', null, 200),
      change('conditions.bottom_water_temp', null, 24),
      change('conditions.visibility_distance', null, 22),
      change('equipment.weight', null, 6),
      change('depth_time.bottom_time', null, 46),
      change('depth_time.time_in', null, '09:12'),
      change('equipment.oxygen', null, 32),
      change('memsys_member_number', null, 500001),
    ]
    const { choose, place, text } = await open(
      { ...aWire(), seal: null, dive_number: 3 },
      [{ ...ENTRY, action: 'edit', changes }],
      unit,
    )
    await soon(() => expect(text()).toContain('Lighthouse'))
    await choose('History')
    await soon(() => expect(text()).toContain('Ines Marin edited it'))
    const texts = [...place.querySelectorAll('dialog dd')].map((one) =>
      (one.textContent ?? '').replace(/^.*, now /, '').replaceAll(/\s/g, ' '),
    )
    expect(texts).toEqual([...measures, '46 min', '9:12 AM', '32%', '500001'])
  },
)

const WAITING = { memsys_member_number: 500001, instructor_name: 'Kai Nakamura' }

test('[ST-01] a dive that waits for the instructor can be taken back, and not edited', async () => {
  const waiting = aWire({ log_type: 'Training', status: 'Pending', ...WAITING })
  const { text, place } = await open({ ...waiting, seal: null, dive_number: 12 })
  await soon(() => expect(text()).toContain('Waiting for Kai Nakamura to review this dive.'))
  const buttons = [...place.querySelectorAll('main button')].map(({ textContent }) => textContent)
  expect(buttons).toContain('Withdraw')
  expect([...place.querySelectorAll('main a')].map(({ textContent }) => textContent)).not.toContain('Edit')
})

test('[ST-01] a returned dive shows the reason and can be edited', async () => {
  const returned = aWire({
    log_type: 'Training',
    status: 'Resubmit',
    resubmit_reason: 'Please add the end pressure.',
    ...WAITING,
  })
  const { text, place } = await open({ ...returned, seal: null, dive_number: 12 })
  await soon(() => expect(text()).toContain('Please add the end pressure.'))
  expect([...place.querySelectorAll('main a')].map(({ textContent }) => textContent)).toContain('Edit')
})

test('[TS-15] a verified dive shows its code and the check number; a dive without a code shows neither', async () => {
  const code = { text: 'FATHOM2:ABC', content_hash: `0123456789abcdef${'7'.repeat(48)}` }
  const { text, place } = await open({ ...VERIFIED, seal: 'intact', dive_number: 12, code })
  await soon(() => expect(place.querySelector('[aria-label="Code to check this dive"]')).not.toBeNull())
  expect(text()).toContain('0123456789abcdef')
  expect(text()).toMatch(/Scan this code at \S+\/verify to check the dive, even offline\./)
  shown?.unmount()
  const other = await open({ ...VERIFIED, seal: 'broken', dive_number: 12, code: null })
  await soon(() => expect(other.text()).toContain('This record was changed after it was verified.'))
  expect(other.text()).not.toContain('Proof of this dive')
})
