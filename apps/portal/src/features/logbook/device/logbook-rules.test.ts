import { EMPTY_LOG, NO_FILTER } from '@fathom/domain/logbook'
import { expect, test } from 'vitest'
import { aLog } from '../form/state/dive-log.fixture.ts'
import { countsOf, found, lastDive, listed, marksOf, numbersOf, totalsOf } from './logbook-rules.ts'

type Change = Parameters<typeof aLog>[0]

const dive = (id: string, change: Change = {}) => ({ log: aLog({ id, status: 'Published', ...change }) })

const depth = (maxDepth: number | null, bottomTime: number | null = 40) => ({
  depthTime: { ...EMPTY_LOG.depthTime, maxDepth, bottomTime },
})

const DIVES = [
  dive('a', { date: '2025-03-02', title: 'Väderöarna', ...depth(18, 50) }),
  dive('b', { date: '2026-05-14', title: 'Sha’ab Ali', ...depth(30.4, 46) }),
  dive('c', { date: '2026-05-14', title: 'Night dive', logType: 'Training', status: 'Pending', ...depth(8) }),
  dive('d', { date: null, createdAt: '2026-01-05T22:00:00Z', status: 'Draft', ...depth(null, null) }),
  dive('e', { date: '2026-02-01', title: '100_percent', status: 'Draft', ...depth(40, 90) }),
]

const VIEW = { filter: 'all', sort: 'newest' } as const
const ids = (dives: readonly { log: { id: string } }[]) => dives.map(({ log }) => log.id).join('')

test('[CA-40] the newest dive is first, of one day the higher id, and an undated draft counts by its first day', () => {
  expect(ids(listed(DIVES, VIEW))).toBe('cbeda')
})

test('[LO-09] dives of one day are in the order of their times, whatever their ids; those without one come first', () => {
  const at = (id: string, timeIn: string | null) =>
    dive(id, { date: '2026-05-14', depthTime: { ...EMPTY_LOG.depthTime, maxDepth: 12, timeIn } })
  const day = [at('a', '14:30'), at('b', null), at('c', '09:12'), at('d', '11:00')]
  expect(ids(listed(day, VIEW))).toBe('adcb')
  expect(ids(listed(day, { ...VIEW, sort: 'oldest' }))).toBe('bcda')
  expect(ids(listed(day, { ...VIEW, sort: 'deepest' }))).toBe('adcb')
  expect([...numbersOf(day, 1).keys()].join('')).toBe('bcda')
  expect(marksOf(day, 2026).map(({ id }) => id)).toEqual(['b', 'c', 'd', 'a'])
  expect(lastDive(day)?.id).toBe('a')
})

test('[LO-08] the oldest dive is first, and of one day the lower id', () => {
  expect(ids(listed(DIVES, { ...VIEW, sort: 'oldest' }))).toBe('adebc')
})

test('[LO-08] filters and search apply together', () => {
  const narrow = { ...NO_FILTER, period: { from: '2026-01-01', to: null } }
  expect(ids(listed(found(DIVES, { search: 'ali', narrow }, 'Metric'), VIEW))).toBe('b')
  expect(ids(listed(found(DIVES, { search: '', narrow }, 'Metric'), VIEW))).toBe('cbe')
})

test('[CA-40] the deepest or longest is first, and a dive without the number is last', () => {
  expect(ids(listed(DIVES, { ...VIEW, sort: 'deepest' }))).toBe('ebacd')
  expect(ids(listed(DIVES, { ...VIEW, sort: 'longest' }))).toBe('eabcd')
})

test('[ST-02] each filter lists its dives, and the counts agree', () => {
  const counts = countsOf(DIVES)
  expect(counts).toEqual({ all: 5, training: 1, recreational: 4, drafts: 2 })
  for (const filter of ['all', 'training', 'recreational', 'drafts'] as const)
    expect(listed(DIVES, { ...VIEW, filter })).toHaveLength(counts[filter])
  expect(ids(listed(DIVES, { ...VIEW, filter: 'drafts' }))).toBe('ed')
})

test('[SC-05] search ignores case, accents and apostrophes, needs every word, and takes signs literally', () => {
  const find = (search: string) => ids(listed(found(DIVES, { search, narrow: NO_FILTER }, 'Metric'), VIEW))
  expect(find('VADERO')).toBe('a')
  expect(find("sha'ab ali")).toBe('b')
  expect(find('dahab night')).toBe('c')
  expect(find('night wreck')).toBe('')
  expect(find('100%')).toBe('')
  expect(find('100_')).toBe('e')
})

test('[CA-40] totals leave out drafts', () => {
  expect(totalsOf(DIVES)).toEqual({ dives: 3, drafts: 2, bottomTime: 136, maxDepth: 30.4 })
  expect(totalsOf([])).toEqual({ dives: 0, drafts: 0, bottomTime: 0, maxDepth: null })
})

test('[SC-05] the chart of a year has its dives in order, without drafts', () => {
  expect(marksOf(DIVES, 2026)).toEqual([
    { id: 'b', date: '2026-05-14', maxDepth: 30.4 },
    { id: 'c', date: '2026-05-14', maxDepth: 8 },
  ])
  expect(marksOf(DIVES, 2025).map(({ id }) => id)).toEqual(['a'])
})

test('[SC-05] each dive has its number in the life of the diver; drafts have none', () => {
  expect([...numbersOf(DIVES, 1)]).toEqual([
    ['a', 1],
    ['b', 2],
    ['c', 3],
  ])
  expect(lastDive(DIVES)?.id).toBe('c')
})

test('[LO-09] numbers start where the diver said', () => {
  expect([...numbersOf(DIVES, 151).values()]).toEqual([151, 152, 153])
})
