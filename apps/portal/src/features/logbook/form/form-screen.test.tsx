import {
  diveLog,
  logbookChanges,
  unitSetting,
  updateTrainingLog,
  upsertUnitSetting,
} from '@fathom/contract/logbook'
import { EMPTY_LOG } from '@fathom/domain/logbook'
import { expect, test, vi } from 'vitest'
import { anApp, restOf, show } from '../../../app/testing/app.fixture.tsx'
import { readInstallMarks } from '../../../shared/install/install-marks.ts'
import { aFeed } from '../device/feed.fixture.ts'
import { emptyDevice } from '../list/logbook.fixture.ts'
import {
  type Answer,
  closeForm,
  given,
  leave,
  opensFormWith,
  summaryIn,
  training,
  type,
} from './open-form.fixture.ts'
import { aLog, wireOf } from './state/dive-log.fixture.ts'

const openForm = opensFormWith({ anApp, restOf, show })

/** What an imperial diver types, by field. */
const TYPED = [
  ['depthTime.maxDepth', '61'],
  ['equipment.weight', '13'],
  ['conditions.bottomWaterTemp', '75'],
  ['equipment.cylinderSize', '80'],
] as const

test('[ST-01] a returned dive shows the reason and can be sent again', async () => {
  const { field, text, place } = await openForm(
    training({ status: 'Resubmit', resubmitReason: 'Which way did you go?' }),
  )
  expect((await field('dive.title')).disabled).toBe(false)
  expect(text()).toContain('Kai Nakamura returned this dive')
  expect(text()).toContain('Which way did you go?')
  await vi.waitFor(() => expect(place.querySelector('button[type=submit]')?.textContent).toBe('Send to Kai'))
})

test('[ST-01] a verified dive shows who verified it and cannot be changed', async () => {
  const verification = { instructorNumber: 500001, name: 'Kai Nakamura', at: '2026-05-18T09:00:00Z' }
  const { field, text, place } = await openForm(training({ status: 'Verified', verification }))
  expect((await field('depthTime.maxDepth')).disabled).toBe(true)
  expect(text()).toContain('Verified by Kai Nakamura on 18 May 2026')
  expect(place.querySelector('button[type=submit]')).toBeNull()
})

test('[VA-05] shows a server refusal at its field', async () => {
  const problems = [{ section: 'dive', field: 'instructorNumber', problem: 'instructor-unknown' }]
  const refused = { problem: 'invalid-log', status: 422, errors: ['Invalid Instructor Number'], problems }
  const { place, field } = await openForm(training({}), [
    given(updateTrainingLog, () => ({ errors: [{ message: 'invalid', extensions: refused }] })),
  ])
  const input = await field('dive.instructorNumber')
  await vi.waitFor(() => expect(place.textContent).toContain('Send to Kai'))
  place.querySelector<HTMLButtonElement>('button[type=submit]')?.click()
  await vi.waitFor(() => {
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(place.querySelector('[data-field="dive.instructorNumber"]')?.textContent).toContain(
      'Invalid Instructor Number',
    )
  })
})

test('a dive that fails to load shows an error and a retry', async () => {
  let isDown = true
  const log = training({})
  const { text, place, field } = await openForm(log, [
    given(diveLog, () => {
      if (isDown) throw new TypeError('Failed to fetch')
      return { data: { diveLog: { ...wireOf(log), seal: null, dive_number: null } } }
    }),
  ])
  await vi.waitFor(() => expect(text()).toContain('We couldn’t load this dive.'))
  isDown = false
  place.querySelector<HTMLButtonElement>('[role=alert] button')?.click()
  expect((await field('dive.title')).value).toBe('Lighthouse')
})

test('[VA-05] sections that only have invalid values are not reported as incomplete', async () => {
  const equipment = { ...EMPTY_LOG.equipment, startingPressure: 400 }
  const { place, field, press } = await openForm(training({ title: '', equipment }))
  await field('dive.title')
  await vi.waitFor(() => expect(summaryIn(place)).toEqual(['Please correct Equipment and gas']))
  press('button[type=submit]')
  await vi.waitFor(() =>
    expect(summaryIn(place)).toEqual([
      'Required fields missing in Dive',
      'Please correct Equipment and gas',
      'Your draft is saved. Fill these in to send it to Kai.',
    ]),
  )
  const states = [...place.querySelectorAll('nav a[data-state=missing]')].map((each) => each.textContent)
  expect(states).toEqual(['!Dive, 1 missing', '!Equipment and gas, 1 to correct'])
})

test('an untouched form shows no draft status', async () => {
  const { place, field, press } = await openForm(training({}), [], '/logbook/log-dive/recreational/create')
  const title = await field('dive.title')
  press('button[type=submit]')
  await vi.waitFor(() =>
    expect(summaryIn(place)).toEqual(['Required fields missing in Dive, Depth and time']),
  )
  type(title, 'Half a dive')
  await vi.waitFor(() =>
    expect(summaryIn(place)[1]).toBe('Your draft is saved. Fill these in to save the dive.'),
  )
})

test('half a minute is rejected with a message and not rounded', async () => {
  const { place, field } = await openForm(training({}))
  const time = await field('depthTime.bottomTime')
  type(time, '45.5')
  time.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  await vi.waitFor(() =>
    expect(place.querySelector('[data-field="depthTime.bottomTime"]')?.textContent).toContain(
      'Enter whole minutes',
    ),
  )
  expect(time.value).toBe('45.5')
})

test('a thousands comma is parsed as one and displayed as parsed', async () => {
  const log = training({ equipment: { ...EMPTY_LOG.equipment, startingPressure: 200 } })
  const { field } = await openForm(log, [
    given(unitSetting, () => ({ data: { unitSetting: { affiliate_id: 100001, unit: 'Imperial' } } })),
  ])
  const pressure = await field('equipment.startingPressure')
  expect(pressure.value).toBe('2901')
  type(pressure, '3,000')
  pressure.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  await vi.waitFor(() => expect(pressure.value).toBe('3000'))
})

test("[EN-10] values use the diver's unit and don't drift when it changes", async () => {
  const log = training({})
  let setting = { affiliate_id: 100001, unit: 'Metric' }
  const answers = [
    given(unitSetting, () => ({ data: { unitSetting: setting } })),
    given(upsertUnitSetting, (chosen) => {
      setting = { ...setting, ...chosen }
      return { data: { upsertUnitSetting: setting } }
    }),
  ]
  const { place, field } = await openForm(log, answers)
  const choose = (unit: string) => {
    const label = [...place.querySelectorAll('label')].find(({ textContent }) => textContent === unit)
    label?.querySelector('input')?.click()
    return vi.waitFor(() => expect(setting.unit).toBe(unit))
  }
  const values = (of: typeof field) => Promise.all(TYPED.map(async ([path]) => (await of(path)).value))
  await field('depthTime.maxDepth')
  await choose('Imperial')
  for (const [path, value] of TYPED) {
    const input = await field(path)
    type(input, value)
    leave(input)
  }
  await choose('Metric')
  await vi.waitFor(async () => expect(await values(field)).toEqual(['18.6', '5.9', '23.9', '11.1']))
  // Retyping the displayed value must not change the stored one.
  const depth = await field('depthTime.maxDepth')
  type(depth, '18.6')
  leave(depth)
  await choose('Imperial')
  await vi.waitFor(async () => expect(await values(field)).toEqual(TYPED.map(([, value]) => value)))
  closeForm()
  const again = await openForm(log, answers)
  await vi.waitFor(async () => expect(await values(again.field)).toEqual(TYPED.map(([, value]) => value)))
})

test('fills in time out from time in and bottom time, digit by digit', async () => {
  const depthTime = { ...EMPTY_LOG.depthTime, maxDepth: 12, timeIn: '10:00' }
  const { place, field } = await openForm(training({ depthTime }))
  const time = await field('depthTime.bottomTime')
  type(time, '5')
  type(time, '52')
  const out = () => place.querySelector('[data-field="depthTime.timeOut"] [role=group]')?.textContent
  await vi.waitFor(() => expect(out()).toMatch(/10:52/))
})

test('undo reverts what was filled in from the last dive, and nothing typed since', async () => {
  const last = aLog({
    id: '018f0000-0000-7000-9000-000000000002',
    experience: { ...EMPTY_LOG.experience, buddies: ['Mara'] },
  })
  await emptyDevice()
  const feed = aFeed([{ ...last, status: 'Published' }])
  const { place, field, pressWords } = await openForm(training({}), [
    given(logbookChanges, (args) => feed.answer(args)),
  ])
  await field('dive.title')
  const buddies = () => place.querySelector('ul[aria-label=Buddies]')?.textContent
  await pressWords('Copy from last dive')
  await vi.waitFor(() => expect(buddies()).toBe('Mara'))
  const notes = place.querySelector<HTMLTextAreaElement>('[data-field="experience.notes"] textarea')
  if (notes) type(notes, 'Turtles')
  await pressWords('Undo')
  await vi.waitFor(() => expect(buddies()).toBeUndefined())
  expect(notes?.value).toBe('Turtles')
})

test('[SC-05] [BO-03] a dive saved offline closes its form and waits in the list with its photo', async () => {
  const log = training({})
  const update: Answer = () => {
    throw new TypeError('Failed to fetch')
  }
  const { place, field, press, text, router } = await openForm(log, [given(updateTrainingLog, update)])
  const title = await field('dive.title')
  expect(readInstallMarks().hasDoneSomething).toBe(false)
  await vi.waitFor(() => expect(text()).toContain('Send to Kai'))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  const files = place.querySelector<HTMLInputElement>('input[type=file]')
  Object.defineProperty(files, 'files', {
    value: [new File(['bytes'], 'turtle.jpg', { type: 'image/jpeg' })],
  })
  files?.dispatchEvent(new Event('change', { bubbles: true }))
  await vi.waitFor(() => expect(text()).toContain('Couldn’t upload. It’s saved on this device.'))
  type(title, 'Written at sea')
  press('button[type=submit]')
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/logbook'))
  await vi.waitFor(() => expect(text()).toContain('Saved on this device.'))
  expect(readInstallMarks().hasDoneSomething).toBe(true)
  // Drafts from other visits are in the list too.
  const card = () =>
    [...place.querySelectorAll('main li')].find((each) => each.textContent?.includes('Written at sea'))
  await vi.waitFor(() => expect(card()?.textContent).toContain('Not uploaded yet'))
})

test("[CA-42] shows not found for another diver's dive and for an unknown id", async () => {
  const { text, place } = await openForm(training({}), [given(diveLog, () => ({ data: { diveLog: null } }))])
  await vi.waitFor(() => expect(text()).toContain('Dive not found'))
  expect(place.querySelector('form')).toBeNull()
})
