import { expect, test } from 'vitest'
import type { DiveLog } from '../log/dive-log.ts'
import { countryIn } from '../places/country.ts'
import { bandOf } from '../statistics/bands.ts'
import { aDive, deep } from '../statistics/dive.fixture.ts'
import { siOf } from '../units/quantity.ts'
import { type DiveFilter, filterCount, NO_FILTER, passesFilter, type Span } from './dive-filter.ts'

const named = (names: Partial<DiveFilter['names']>): DiveFilter => ({
  ...NO_FILTER,
  names: { ...NO_FILTER.names, ...names },
})

const depth = (from: number | null, to: number | null, isBelow = false): DiveFilter => ({
  ...NO_FILTER,
  spans: { depth: { from, to, isBelow } },
})

const passing = (filter: DiveFilter, dives: readonly DiveLog[]) =>
  dives.filter(passesFilter(filter, 'Metric')).map(({ id }) => id)

const REEF = aDive({
  id: 'reef',
  date: '2019-03-02',
  location: 'Ras Mohammed, Egypt',
  experience: { buddies: ['Ida Holm', 'Leo Brandt'], tags: ['Sharks'] },
  equipment: { oxygen: 32 },
})
const WRECK = aDive({
  id: 'wreck',
  date: '2020-07-14',
  location: 'Um El Faroud, Malta',
  status: 'Verified',
  experience: { buddies: ['Leo Brandt'], tags: ['Wreck', 'Night'] },
  equipment: { oxygen: 21, gear: ['Blue fins'] },
})
const DRAFT: DiveLog = { ...aDive({ id: 'draft' }), date: null, status: 'Draft' }
const ALL = [REEF, WRECK, DRAFT]

test('[LO-08] without filters every dive passes', () => {
  expect(passing(NO_FILTER, ALL)).toEqual(['reef', 'wreck', 'draft'])
  expect(filterCount(NO_FILTER)).toBe(0)
})

test('[LO-08] both days of a period are part of it, and a dive without a date is in none', () => {
  const within = (from: string | null, to: string | null) =>
    passing({ ...NO_FILTER, period: { from, to } }, ALL)
  expect(within('2019-03-02', '2019-03-02')).toEqual(['reef'])
  expect(within('2019-03-03', null)).toEqual(['wreck'])
  expect(within(null, '2020-07-13')).toEqual(['reef'])
})

test.each([
  ['place', 'ras mohammed, EGYPT', ['reef']],
  ['country', 'Malta', ['wreck']],
  ['buddy', 'leo  brandt', ['reef', 'wreck']],
  ['gas', 'EAN32', ['reef']],
  ['gas', 'Air', ['wreck']],
  ['gear', 'blue fins', ['wreck']],
  ['tag', 'sharks', ['reef']],
  ['tag', 'shark', []],
] as const)('[LO-08] dives by %s: %s', (by, name, ids) => {
  expect(passing(named({ [by]: [name] }), ALL)).toEqual(ids)
})

test('[LO-08] one of several names of a kind is enough; filters of two kinds both apply', () => {
  expect(passing(named({ tag: ['Sharks', 'Night'] }), ALL)).toEqual(['reef', 'wreck'])
  expect(passing(named({ tag: ['Sharks', 'Night'], country: ['Malta'] }), ALL)).toEqual(['wreck'])
  expect(filterCount(named({ tag: ['Sharks', 'Night'], country: ['Malta'] }))).toBe(3)
})

test('[LO-08] verified, or not', () => {
  expect(passing({ ...NO_FILTER, verified: true }, ALL)).toEqual(['wreck'])
  expect(passing({ ...NO_FILTER, verified: false }, ALL)).toEqual(['reef', 'draft'])
})

test('[LO-08] a depth range has both ends, as the diver reads them, and no dive without a depth', () => {
  const dives = [deep(17.9), deep(18), deep(30.04), deep(30.1), deep(null)]
  const depths = (filter: DiveFilter) =>
    dives.filter(passesFilter(filter, 'Metric')).map(({ depthTime }) => depthTime.maxDepth)
  expect(depths(depth(18, 30))).toEqual([18, 30.04])
  expect(depths(depth(null, 18))).toEqual([17.9, 18])
  expect(depths(depth(30.1, null))).toEqual([30.1])
})

test('[LO-08] the list of a bar of statistics has exactly its dives, in feet too', () => {
  const dives = [8.9, 9.14, 12, 18.2, 18.28, 18.3].map((meters) => deep(meters))
  const ofBand = dives.filter(
    ({ depthTime }) => bandOf('depth', 'Imperial', depthTime.maxDepth ?? 0).from === 30,
  )
  const span: Span = { from: siOf('depth', 'Imperial', 30), to: siOf('depth', 'Imperial', 60), isBelow: true }
  const listed = dives.filter(passesFilter({ ...NO_FILTER, spans: { depth: span } }, 'Imperial'))
  expect(listed).toEqual(ofBand)
  expect(listed.length).toBe(2)
})

test('[LO-08] the country is the end of the place; a place of one part and coordinates have none', () => {
  expect(countryIn('Blue Hole, Dahab, Egypt')).toBe('Egypt')
  expect(countryIn('بلو هول، مصر')).toBe('مصر')
  expect(countryIn('Dahab')).toBeUndefined()
  expect(countryIn('28.57, 34.53')).toBeUndefined()
  expect(countryIn('Dahab, ')).toBeUndefined()
})
