import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createHub } from '../../../shared/live/hub.ts'
import { followLogbook } from './follow-logbook.ts'

const KEYS = {
  list: ['logbook', 'list', { filter: 'all' }],
  counts: ['logbook', 'overview', 2026],
  dive: ['logbook', 'dive', 'a', null],
  history: ['logbook', 'history', 'a', 3],
  other: ['logbook', 'dive', 'b', null],
  form: ['logbook', 'edit', 'a'],
  elsewhere: ['notifications', 'en-US'],
}

function following() {
  const live = createHub()
  const queries = new QueryClient()
  for (const key of Object.values(KEYS)) queries.setQueryData(key, {})
  const stop = followLogbook({ live, queries })
  const requested = () =>
    Object.entries(KEYS).flatMap(([name, key]) => (queries.getQueryState(key)?.isInvalidated ? [name] : []))
  const reviewed = (id: string) =>
    live.event({
      sequence: 1,
      type: 'logbook',
      data: { id, affiliate_id: 100002, version: 4 },
      locale: 'en-US',
    })
  return { live, stop, requested, reviewed }
}

test("[ST-01] an instructor's action refetches the list, the totals and the page of that dive", () => {
  const { reviewed, requested } = following()
  reviewed('a')
  expect(requested()).toEqual(['list', 'counts', 'dive', 'history'])
})

test('missed events refetch everything that shows dives, except forms, which update themselves', () => {
  const { live, requested } = following()
  live.reset()
  expect(requested()).toEqual(['list', 'counts', 'dive', 'history', 'other'])
})

test('stops listening after it is stopped', () => {
  const { stop, reviewed, requested } = following()
  stop()
  reviewed('a')
  expect(requested()).toEqual([])
})
