import { expect, test } from 'vitest'
import type { FindGroup, FindItem } from '../../shared/find/find-item.ts'
import { type Recent, recentItems } from './recent-items.ts'
import { type Loaded, resultsOf } from './results.ts'

const item = (id: string, title: string, more: Partial<FindItem> = {}): FindItem => ({
  id,
  title,
  icon: () => null,
  to: `/${id}`,
  ...more,
})
const of = (group: FindGroup, items: FindItem[], isFound = false): Loaded => ({ group, items, isFound })

test('[SN-03] the best group comes first, and what the server found comes last', () => {
  const groups = resultsOf(
    [
      of('screens', [item('s', 'My reefs')]),
      of('dives', [item('d', 'Reef')]),
      of('people', [item('p', 'Anna Reef')], true),
    ],
    ['reef'],
    'reef',
  )
  expect(groups.map(({ group }) => group)).toEqual(['dives', 'screens', 'people'])
})

test('[SN-03] of a course that is both enrolled in and for sale, the own one is shown', () => {
  const groups = resultsOf(
    [
      of('courses', [item('ow', 'Open Water', { to: '/training/course/ow' })]),
      of('courses', [item('ow', 'Open Water', { to: '/training/shop/ow' })], true),
    ],
    ['open'],
    'open',
  )
  expect(groups[0]?.items.map(({ to }) => to)).toEqual(['/training/course/ow'])
})

test('[SN-03] several groups show five each, and where the others are', () => {
  const dives = Array.from({ length: 30 }, (_, at) => item(`d${at}`, `Reef ${at}`))
  const more = (text: string) => `/logbook?find=${text}`
  const [first] = resultsOf(
    [{ ...of('dives', dives), more }, of('screens', [item('s', 'My reef')])],
    ['reef'],
    'reef',
  )
  expect(first?.items).toHaveLength(5)
  expect(first?.more).toEqual({ to: '/logbook?find=reef', count: 30 })
  expect(resultsOf([{ ...of('dives', dives), more }], ['reef'], 'reef')[0]?.items).toHaveLength(20)
})

test('[SN-03] results of the server do not shorten those that are already shown', () => {
  const dives = of(
    'dives',
    Array.from({ length: 30 }, (_, at) => item(`d${at}`, `Reef ${at}`)),
  )
  const courses = of('courses', [item('c', 'Reef course')], true)
  const counts = resultsOf([dives, courses], ['reef'], 'reef').map(({ items }) => items.length)
  expect(counts).toEqual([20, 1])
})

const recent = (group: FindGroup, id: string): Recent => ({
  group,
  id,
  title: `old ${id}`,
  detail: '',
  to: `/${id}`,
})
const titles = (stored: Recent[], visited: string[], loaded: Loaded[], whole: FindGroup[]) =>
  recentItems(stored, visited, {
    loaded,
    groups: new Set(loaded.map(({ group }) => group)),
    whole: new Set(whole),
  }).map(({ title }) => title)

test('[SN-03] recent are the things visited in this tab and those opened before, without the open page', () => {
  const dives = of('dives', [item('a', 'A'), item('b', 'B'), item('c', 'C')])
  const screens = of('screens', [item('club', 'Club')])
  const stored = [recent('dives', 'c'), recent('dives', 'b')]
  expect(titles(stored, ['/a', '/club', '/b'], [dives, screens], ['dives'])).toEqual(['B', 'C'])
})

test('[SN-03] what is gone or was forbidden since is no longer recent; what is not loaded yet keeps its words', () => {
  const stored = [recent('dives', 'gone'), recent('people', 'p'), recent('courses', 'x')]
  const loaded = [of('dives', [item('a', 'A')]), of('courses', [])]
  expect(titles(stored, [], loaded, ['dives'])).toEqual(['old x'])
})

test('[SN-03] at most eight are recent', () => {
  const stored = Array.from({ length: 12 }, (_, at) => recent('dives', String(at)))
  expect(titles(stored, [], [of('dives', [])], [])).toHaveLength(8)
})
