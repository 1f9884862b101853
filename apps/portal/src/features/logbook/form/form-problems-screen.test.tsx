import { instructor } from '@fathom/contract/logbook'
import { EMPTY_LOG } from '@fathom/domain/logbook'
import { expect, test, vi } from 'vitest'
import { anApp, restOf, show } from '../../../app/testing/app.fixture.tsx'
import { given, leave, opensFormWith, recreational, summaryIn, training, type } from './open-form.fixture.ts'

const openForm = opensFormWith({ anApp, restOf, show })

const soon = <T,>(check: () => T) => vi.waitFor(check)

/** The text of each field, with its error. */
const wordsOf = (place: HTMLElement, path: string) =>
  place.querySelector(`[data-field="${path}"]`)?.textContent ?? ''

test('[VA-05] each missing field of a training dive says what to enter, the first gets the focus, and a section leads to its own', async () => {
  const empty = { ...EMPTY_LOG, course: 'open-water', number: 2, instructorNumber: null, skills: [] } as const
  const { place, field, press } = await openForm(training({ ...empty, title: '', instructorName: '' }))
  const title = await field('dive.title')
  await soon(() => expect(place.querySelector('[data-field="dive.date"] [role=spinbutton]')).not.toBeNull())
  await field('dive.location')
  press('button[type=submit]')
  await soon(() =>
    expect(summaryIn(place)[0]).toBe('Required fields missing in Dive, Depth and time, Skills'),
  )
  for (const [path, words] of [
    ['dive.title', 'Enter a title'],
    ['dive.location', 'Enter a location'],
    ['dive.date', 'Enter a date'],
    ['dive.diveType', 'Select a dive type'],
    ['dive.instructorNumber', 'Enter an instructor'],
    ['depthTime.maxDepth', 'Enter a max depth'],
    ['depthTime.bottomTime', 'Enter a bottom time'],
    ['skills.skills', 'Select at least 1 skill'],
  ] as const)
    expect(wordsOf(place, path), path).toContain(words)
  expect(document.activeElement).toBe(title)
  const link = [...place.querySelectorAll<HTMLElement>('form > [role=alert] a')].at(-1)
  expect(link?.textContent).toBe('Skills')
  link?.click()
  expect(document.activeElement?.closest('[data-field]')?.getAttribute('data-field')).toBe('skills.skills')
  expect(document.activeElement?.textContent).toBe('Neutral buoyancy')
})

test('[VA-05] [CO-03] an unknown instructor number is reported, and a known one shows the name', async () => {
  const found = { first_name: 'Kai', last_name: 'Nakamura', middle_initial: '' }
  const { place, field, text } = await openForm(training({ instructorNumber: null, instructorName: '' }), [
    given(instructor, ({ memsys_member_number: number }) => ({
      data: { instructor: number === 500001 ? { ...found, memsys_member_number: number } : null },
    })),
  ])
  const input = await field('dive.instructorNumber')
  type(input, '999999')
  leave(input)
  await soon(() => expect(wordsOf(place, 'dive.instructorNumber')).toContain('Invalid Instructor Number'))
  type(input, '500001')
  await soon(() => expect(wordsOf(place, 'dive.instructorNumber')).toContain('Kai Nakamura'))
  expect(text()).toContain('Send to Kai')
})

test('a training dive below the limit of its level is pointed out, and can be sent', async () => {
  const { place, field, text } = await openForm(training({}))
  type(await field('depthTime.maxDepth'), '19.2')
  await soon(() =>
    expect(text().replaceAll(/\s/g, ' ')).toContain('19.2 m is deeper than the 18 m training limit'),
  )
  await soon(() => expect(text()).toContain('You can still send it. Kai will see this too.'))
  expect(summaryIn(place)).toEqual([])
})

test('[VA-05] a number out of range names the range in the unit of its field, and the first one gets the focus', async () => {
  const equipment = { ...EMPTY_LOG.equipment, gasMixture: 'Nitrox', oxygen: 32, nitrogen: 68 } as const
  const { place, field, press, text } = await openForm(recreational({ equipment }))
  const oxygen = await field('equipment.oxygen')
  await soon(() =>
    expect(text().replaceAll(/\s/g, ' ')).toContain(
      'Max operating depth 33.7 m at 1.4 bar. Your dive stayed well within it.',
    ),
  )
  const [start, end] = [await field('equipment.startingPressure'), await field('equipment.endingPressure')]
  for (const [input, value] of [
    [oxygen, '101'],
    [start, '400'],
  ] as const) {
    type(input, value)
    leave(input)
  }
  const words = (path: string) => wordsOf(place, path).replaceAll(/\s/g, ' ')
  await soon(() => expect(words('equipment.oxygen')).toContain('Enter a number from 1 to 100'))
  expect(words('equipment.startingPressure')).toContain('Enter a number from 0 bar to 350 bar')
  press('button[type=submit]')
  await soon(() => expect(document.activeElement).toBe(oxygen))
  type(oxygen, '32')
  type(start, '200')
  type(end, '80')
  await soon(() => expect(text().replaceAll(/\s/g, ' ')).toContain('120 bar used'))
  expect(summaryIn(place)).toEqual([])
})
