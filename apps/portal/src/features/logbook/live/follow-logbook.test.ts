import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { createHub } from '../../../shared/live/hub.ts'
import { followLogbook } from './follow-logbook.ts'

const KEYS = {
  review: ['logbook', 'review', 'list'],
  device: ['logbook', 'device', 100001],
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
  let done = () => {}
  const store = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        done = resolve
      }),
  )
  const stop = followLogbook({ live, queries, store })
  const requested = () =>
    Object.entries(KEYS).flatMap(([name, key]) => (queries.getQueryState(key)?.isInvalidated ? [name] : []))
  const reviewed = (id: string) =>
    live.event({
      sequence: 1,
      type: 'logbook',
      data: { id, affiliate_id: 100002, version: 4 },
      locale: 'en-US',
    })
  return { live, stop, requested, reviewed, store, finish: () => done() }
}

test("[ST-01] an instructor's action refetches what isn't stored of that dive", () => {
  const { reviewed, requested } = following()
  reviewed('a')
  expect(requested()).toEqual(['review', 'dive', 'history'])
})

test('[BO-01] the logbook is stored without opening it, and what arrives during a reading is read once afterwards', async () => {
  const { reviewed, store, finish } = following()
  await vi.waitFor(() => expect(store).toHaveBeenCalledOnce())
  reviewed('a')
  reviewed('b')
  finish()
  await vi.waitFor(() => expect(store).toHaveBeenCalledTimes(2))
  finish()
  await vi.waitFor(() => expect(store).toHaveBeenCalledTimes(2))
})

test('missed events refetch everything that shows dives, except forms, which update themselves', () => {
  const { live, requested } = following()
  live.reset()
  expect(requested()).toEqual(['review', 'dive', 'history', 'other'])
})

test('stops listening after it is stopped', () => {
  const { stop, reviewed, requested } = following()
  stop()
  reviewed('a')
  expect(requested()).toEqual([])
})
