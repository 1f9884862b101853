import { diveLog, updateRecreationalLog } from '@fathom/contract/logbook'
import { EMPTY_LOG } from '@fathom/domain/logbook'
import { expect, test, vi } from 'vitest'
import { anApp, restOf, show } from '../../../app/testing/app.fixture.tsx'
import {
  type Answer,
  closeForm,
  given,
  opensFormWith,
  recreational,
  staleFor,
  summaryIn,
  type,
} from './open-form.fixture.ts'
import { wireOf } from './state/dive-log.fixture.ts'

const openForm = opensFormWith({ anApp, restOf, show })

const soon = <T,>(check: () => T) => vi.waitFor(check)

test('a field changed on two devices shows both values, and keeping mine keeps what only the other one changed', async () => {
  const log = recreational({ title: 'Two tabs', depthTime: { ...EMPTY_LOG.depthTime, bottomTime: 42 } })
  const theirs = {
    ...log,
    title: 'Theirs',
    experience: { ...log.experience, notes: 'Only there' },
    version: 2,
  }
  const inputs: unknown[] = []
  const update: Answer = ({ version, input }) => {
    if (version !== 2) return staleFor(theirs)
    inputs.push(input)
    return { data: { updateRecreationalLog: { ...wireOf(theirs), version: 3 } } }
  }
  const { place, field, pressWords } = await openForm(log, [given(updateRecreationalLog, update)])
  type(await field('dive.title'), 'Mine')
  type(await field('depthTime.maxDepth'), '12')
  const dialog = () => place.querySelector('dialog[open][role=alertdialog]')
  await soon(() =>
    expect(dialog()?.querySelector('h2')?.textContent).toBe('This dive was changed somewhere else'),
  )
  const rows = [...(dialog()?.querySelectorAll('tbody tr') ?? [])]
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Title', 'Mine', 'Theirs'],
  ])
  expect(inputs).toEqual([])
  await pressWords('Keep mine')
  await soon(() =>
    expect(inputs).toEqual([
      expect.objectContaining({
        dive_title: 'Mine',
        depth_time: expect.objectContaining({ max_depth: 12 }),
        experience: expect.objectContaining({ notes: 'Only there' }),
      }),
    ]),
  )
  await soon(() => expect(dialog()).toBeNull())
})

test('[BO-04] of two fields that were changed on two devices, one can be kept and the other taken', async () => {
  const log = recreational({ title: 'Two devices' })
  const theirs = { ...log, title: 'Theirs', depthTime: { ...log.depthTime, maxDepth: 30 }, version: 2 }
  const inputs: unknown[] = []
  const update: Answer = ({ version, input }) => {
    if (version !== 2) return staleFor(theirs)
    inputs.push(input)
    return { data: { updateRecreationalLog: { ...wireOf(theirs), version: 3 } } }
  }
  const { place, field, pressWords } = await openForm(log, [given(updateRecreationalLog, update)])
  type(await field('dive.title'), 'Mine')
  type(await field('depthTime.maxDepth'), '12')
  const radios = () => [
    ...place.querySelectorAll<HTMLInputElement>('dialog[open][role=alertdialog] input[type=radio]'),
  ]
  await soon(() => expect(radios().map(({ checked }) => checked)).toEqual([true, false, true, false]))
  radios()[1]?.click()
  await soon(() => expect(radios()[1]?.checked).toBe(true))
  await pressWords('Save changes')
  await soon(() =>
    expect(inputs).toEqual([
      expect.objectContaining({
        dive_title: 'Theirs',
        depth_time: expect.objectContaining({ max_depth: 12 }),
      }),
    ]),
  )
})

test("[ST-01] changes to a published dive aren't sent until the diver saves, and survive a reload", async () => {
  let now = recreational({ status: 'Published', title: 'For all to see' })
  const titles: unknown[] = []
  const answers = [
    given(updateRecreationalLog, ({ input }) => {
      const { dive_title: title } = input as { dive_title: string }
      titles.push(title)
      now = { ...now, title, version: 2 }
      return { data: { updateRecreationalLog: wireOf(now) } }
    }),
    given(diveLog, () => ({ data: { diveLog: { ...wireOf(now), seal: null, dive_number: 1 } } })),
  ]
  const first = await openForm(now, answers)
  type(await first.field('dive.title'), 'Better title')
  await soon(() => expect(first.text()).toContain('Not saved yet. Your changes are on this device.'))
  closeForm()
  const { field, text, pressWords } = await openForm(now, answers)
  expect((await field('dive.title')).value).toBe('Better title')
  expect(titles).toEqual([])
  await pressWords('Save changes')
  await soon(() => expect(text()).toContain('This dive is in your logbook.'))
  expect(titles).toEqual(['Better title'])
  expect(text()).toContain('Better title')
})

test('[RT-16] [CA-42] [ER-02] a dive that could not be published says so, keeps the input, and is published on retry', async () => {
  const log = recreational({ title: 'Eel garden' })
  let isDown = true
  let status: unknown = 'Draft'
  const { field, press, pressWords, text } = await openForm(log, [
    given(updateRecreationalLog, ({ input }) => {
      if (isDown) return 500
      status = (input as { status: unknown }).status
      return { data: { updateRecreationalLog: wireOf({ ...log, status: 'Published', version: 2 }) } }
    }),
    given(diveLog, () => ({
      data: {
        diveLog: {
          ...wireOf({ ...log, status: status === 'Published' ? 'Published' : 'Draft' }),
          seal: null,
          dive_number: 1,
        },
      },
    })),
  ])
  const title = await field('dive.title')
  press('button[type=submit]')
  await soon(() =>
    expect(text()).toContain('An error occurred, and we were unable to publish this dive log.'),
  )
  expect(title.value).toBe('Eel garden')
  isDown = false
  await pressWords('Try again')
  await soon(() => expect(text()).toContain('This dive is in your logbook.'))
  expect(status).toBe('Published')
})

test('[LO-01] an imported dive is corrected without the fields that its file lacks, but keeps those it has', async () => {
  const log = recreational({ status: 'Published', title: 'Dive 12', location: '', diveType: null })
  const titles: unknown[] = []
  const { place, field, text, pressWords } = await openForm(log, [
    given(updateRecreationalLog, ({ input }) => {
      const { dive_title: title } = input as { dive_title: string }
      titles.push(title)
      return { data: { updateRecreationalLog: wireOf({ ...log, title, version: 2 }) } }
    }),
  ])
  type(await field('dive.title'), '')
  await pressWords('Save changes')
  await soon(() => expect(summaryIn(place)).toEqual(['Required fields missing in Dive']))
  expect(text()).toContain('Enter a title')
  expect(text()).not.toContain('Select a dive type')
  type(await field('dive.title'), 'House reef')
  await soon(() => expect(summaryIn(place)).toEqual([]))
  await pressWords('Save changes')
  await soon(() => expect(text()).toContain('This dive is in your logbook.'))
  await soon(() => expect(titles).toEqual(['House reef']))
})
