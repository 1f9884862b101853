import { expect, test } from 'vitest'
import type { Cylinder, DiveLogContent } from '../fields.ts'
import { cylinderOf, EMPTY_CYLINDER } from '../log/cylinders.ts'
import { EMPTY_LOG } from '../log/dive-log.ts'
import type { LogStatus } from '../log/log-status.ts'
import { impossible, missingIn, problemsOf } from './log-problems.ts'
import { sectionsWith } from './problem.ts'
import { withoutImpossible } from './without-impossible.ts'

const TODAY = '2026-05-14'
const FULL: DiveLogContent = {
  ...EMPTY_LOG,
  title: 'Open water dive 2',
  date: TODAY,
  location: 'Naama Bay',
  diveType: 'Shore',
  instructorNumber: 500001,
  depthTime: { ...EMPTY_LOG.depthTime, bottomTime: 42, maxDepth: 12, timeIn: '09:12', timeOut: '09:54' },
  skills: ['hover'],
}
const withTime = (part: Partial<DiveLogContent['depthTime']>) => ({
  ...FULL,
  depthTime: { ...FULL.depthTime, ...part },
})
const withGear = (part: Partial<DiveLogContent['equipment']>) => ({
  ...FULL,
  equipment: { ...FULL.equipment, ...part },
})
const namesOf = (log: DiveLogContent) =>
  impossible(log, TODAY).map(({ field, problem }) => `${field} ${problem}`)

test('[VA-05] reports what a training log lacks, section by section in form order', () => {
  const missing = missingIn(EMPTY_LOG, 'Training')
  expect(missing.map(({ problem }) => problem)).toEqual([
    'title-missing',
    'date-missing',
    'location-missing',
    'dive-type-missing',
    'instructor-missing',
    'max-depth-missing',
    'bottom-time-missing',
    'skills-missing',
  ])
  expect(sectionsWith(missing)).toEqual(['dive', 'depthTime', 'skills'])
})

test('[VA-05] instructor and skills are required only in training logs', () => {
  const missing = missingIn(EMPTY_LOG, 'Recreational').map(({ problem }) => problem)
  expect(missing).not.toContain('instructor-missing')
  expect(missing).not.toContain('skills-missing')
  expect(missing).toHaveLength(6)
})

test('[VA-05] a full log has no problem, and a title of spaces counts as missing', () => {
  expect(problemsOf(FULL, 'Training', TODAY)).toEqual([])
  expect(missingIn({ ...FULL, title: '  ' }, 'Training').map(({ problem }) => problem)).toEqual([
    'title-missing',
  ])
})

test.each<[string, DiveLogContent, string[]]>([
  ['a negative depth', withTime({ maxDepth: -1 }), ['maxDepth out-of-range']],
  ['no depth at all', withTime({ maxDepth: 0 }), ['maxDepth out-of-range']],
  ['a depth that is no number', withTime({ maxDepth: Number.NaN }), ['maxDepth out-of-range']],
  ['25 hours of bottom time', withTime({ bottomTime: 25 * 60, timeIn: null }), ['bottomTime out-of-range']],
  ['half a minute', withTime({ bottomTime: 41.5 }), ['bottomTime bottom-time-not-whole']],
  ['out before in', withTime({ timeIn: '10:00', timeOut: '09:00' }), ['timeOut time-out-before-time-in']],
  ['longer than between in and out', withTime({ bottomTime: 60 }), ['bottomTime bottom-time-beyond-times']],
  [
    'seven hours past midnight',
    withTime({ timeIn: '23:40', timeOut: '06:40' }),
    ['timeOut time-out-before-time-in'],
  ],
  ['a time that is none', withTime({ timeOut: '25:10' }), ['timeOut time-not-a-time']],
  ['a dive tomorrow', { ...FULL, date: '2026-05-15' }, ['date date-in-future']],
  ['a day that is none', { ...FULL, date: '2026-02-30' }, ['date date-not-a-day']],
  ['a dive in 1850', { ...FULL, date: '1850-01-01' }, ['date date-too-long-ago']],
  ['400 bar', withGear({ startingPressure: 400 }), ['startingPressure out-of-range']],
  ['101 % oxygen', withGear({ oxygen: 101 }), ['oxygen out-of-range']],
  [
    'more air than before',
    withGear({ startingPressure: 50, endingPressure: 200 }),
    ['endingPressure ending-pressure-above-starting'],
  ],
  [
    'a mix of 111 %',
    withGear({ gasMixture: 'Nitrox', oxygen: 32, nitrogen: 79 }),
    ['oxygen gas-not-hundred'],
  ],
  [
    'an average below the deepest point',
    withTime({ averageDepth: 13 }),
    ['averageDepth average-depth-beyond-max'],
  ],
  [
    'half a minute at the surface',
    withTime({ surfaceInterval: 0.5 }),
    ['surfaceInterval bottom-time-not-whole'],
  ],
  ['91 degrees north', { ...FULL, latitude: 91, longitude: 0 }, ['latitude out-of-range']],
  [
    'twelve cylinders beside the first',
    withGear({ moreCylinders: Array.from({ length: 12 }, () => EMPTY_CYLINDER) }),
    ['moreCylinders text-too-long'],
  ],
  ['a title of 121 letters', { ...FULL, title: 'x'.repeat(121) }, ['title text-too-long']],
])('[VA-05] rejects %s as impossible, in a draft too', (_name, log, requested) => {
  expect(namesOf(log)).toEqual(requested)
})

test.each<[string, Partial<Cylinder>, { part: string; problem: string }]>([
  ['400 bar', { startingPressure: 400 }, { part: 'startingPressure', problem: 'out-of-range' }],
  ['a mix of 120 %', { oxygen: 50, helium: 70 }, { part: 'helium', problem: 'gas-not-hundred' }],
  [
    'more gas than before',
    { startingPressure: 50, endingPressure: 200 },
    { part: 'endingPressure', problem: 'ending-pressure-above-starting' },
  ],
])(
  '[LO-09] rejects %s in any cylinder, says in which, and leaves the rest of it',
  (_name, parts, { part, problem }) => {
    const cylinder = cylinderOf({ cylinderSize: 11.1, ...parts })
    const log = withGear({ moreCylinders: [cylinderOf({ oxygen: 50 }), cylinder] })
    expect(impossible(log, TODAY)).toMatchObject([
      { field: 'moreCylinders', problem, cylinder: { at: 1, part } },
    ])
    expect(withoutImpossible(log, TODAY).equipment.moreCylinders).toEqual([
      cylinderOf({ oxygen: 50 }),
      { ...cylinder, [part]: null },
    ])
  },
)

test('[LO-09] a draft that was stored before there were more cylinders has no problem with them', () => {
  const { moreCylinders, ...equipment } = FULL.equipment
  const earlier = { ...FULL, equipment } as DiveLogContent
  expect(problemsOf(earlier, 'Training', TODAY)).toEqual([])
})

test('[LO-09] a position has both of its numbers, once the dive is finished', () => {
  const half = { ...FULL, latitude: 27.8 }
  expect(impossible(half, TODAY)).toEqual([])
  expect(problemsOf(half, 'Training', TODAY)).toMatchObject([
    { field: 'longitude', problem: 'position-incomplete' },
  ])
})

test('accepts a night dive that ends after midnight', () => {
  expect(
    problemsOf(withTime({ timeIn: '23:40', timeOut: '00:20', bottomTime: 40 }), 'Training', TODAY),
  ).toEqual([])
})

test('a draft is saved without impossible values, and everything else is stored', () => {
  const slip: DiveLogContent = {
    ...withTime({ maxDepth: -1 }),
    date: '2027-01-01',
    title: 'x'.repeat(200),
    experience: { ...FULL.experience, buddies: ['y'.repeat(100), 'Leo'] },
  }
  const saved = withoutImpossible(slip, TODAY)
  expect(impossible(saved, TODAY)).toEqual([])
  expect(saved).toMatchObject({
    date: null,
    title: 'x'.repeat(120),
    depthTime: { maxDepth: null, bottomTime: 42 },
    experience: { buddies: ['y'.repeat(80), 'Leo'] },
  })
})

test('[LO-01] a published log is not asked for what it never had, and keeps what it has', () => {
  const imported = { ...FULL, title: '', location: '', diveType: null, status: 'Published' } as const
  const namesFor = (change: Partial<DiveLogContent>, before: DiveLogContent & { status: LogStatus }) =>
    problemsOf({ ...imported, ...change }, 'Recreational', TODAY, before).map(({ problem }) => problem)
  expect(namesFor({ title: 'Reef' }, imported)).toEqual([])
  expect(namesFor({ date: null }, imported)).toEqual(['date-missing'])
  expect(namesFor({ title: ' ' }, { ...imported, title: 'Reef' })).toEqual(['title-missing'])
  expect(namesFor({}, { ...imported, status: 'Draft' })).toEqual([
    'title-missing',
    'location-missing',
    'dive-type-missing',
  ])
})
