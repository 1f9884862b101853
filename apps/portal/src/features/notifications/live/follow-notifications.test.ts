import type { NotificationEventWire } from '@fathom/contract/notifications'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createHub } from '../../../shared/live/hub.ts'
import { aList, aNotification } from '../notification.fixture.ts'
import type { NotificationList } from '../notification.ts'
import { NOTIFICATIONS_KEY } from '../notifications.queries.ts'
import { followNotifications, readUpTo } from './follow-notifications.ts'
import { clearRestores, expectRestore } from './pending-restores.ts'

const ENGLISH = [...NOTIFICATIONS_KEY, 'en-US']

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  clearRestores()
  vi.useRealTimers()
})

function following() {
  const queries = new QueryClient()
  queries.setQueryData<NotificationList>(ENGLISH, aList([aNotification({ id: 'a', read: false })]))
  const live = createHub()
  const arrived = vi.fn()
  const stop = followNotifications({ live, queries, arrived })
  const publish = (data: NotificationEventWire, locale = 'en-US') =>
    live.event({ sequence: 1, type: 'notification', data, locale })
  const list = () => queries.getQueryData<NotificationList>(ENGLISH)
  return { queries, live, arrived, stop, publish, list }
}

const created = (id: string): NotificationEventWire => ({
  change: 'created',
  notification: { ...aNotification({ id, read: false, name: `New ${id}` }), affiliate_id: 100001 },
  unread: 2,
})

test('[ST-09] a created notification is in the list, counted, and announced once', () => {
  const { publish, list, arrived } = following()
  publish(created('b'))
  expect(list()).toMatchObject({ unread: 2 })
  expect(list()?.items.map(({ id }) => id)).toEqual(['b', 'a'])
  expect(arrived).toHaveBeenCalledExactlyOnceWith('New b')
})

test('[ST-09] changes beyond the loaded pages update the count without a call', () => {
  const { publish, list, queries, arrived } = following()
  publish({ change: 'deleted', id: 'far away', unread: 41 })
  expect(list()).toMatchObject({ unread: 41, sequence: 1 })
  expect(queries.getQueryState(ENGLISH)?.isInvalidated).toBe(false)
  expect(arrived).not.toHaveBeenCalled()
})

test("[ST-09] a deletion undone here isn't applied when its event arrives late: the row stays until it is deleted again", () => {
  const { live, list } = following()
  const restored = { ...aNotification({ id: 'a', read: false }), affiliate_id: 100001 }
  const changes: NotificationEventWire[] = [
    { change: 'deleted', id: 'a', unread: 0 },
    { change: 'restored', notification: restored, unread: 1 },
    { change: 'deleted', id: 'a', unread: 0 },
  ]
  expectRestore({ items: [restored], subject: null })
  const counts = changes.map((data, index) => {
    live.event({ sequence: index + 1, type: 'notification', data, locale: 'en-US' })
    return list()?.items.length
  })
  expect(counts).toEqual([1, 1, 0])
  expect(list()).toMatchObject({ unread: 0, sequence: 3 })
})

test("[ST-09] an event the list already includes doesn't change it, and the channel continues from there", () => {
  const { publish, list, queries } = following()
  queries.setQueryData<NotificationList>(ENGLISH, aList([], { sequence: 7 }))
  expect(readUpTo(queries)).toBe(7)
  publish(created('b'))
  expect(list()?.items).toEqual([])
})

test('[ST-09] "unread again" triggers a refetch, because only the server knows the items', () => {
  const { publish, queries } = following()
  publish({ change: 'unread-all', timestamp: '2026-05-14T09:00:00.000Z', unread: 5 })
  expect(queries.getQueryState(ENGLISH)?.isInvalidated).toBe(true)
})

test("ignores the text of an event in another tab's language", () => {
  const { publish, list, queries } = following()
  publish(created('b'), 'ar-SA')
  expect(list()?.items.map(({ id }) => id)).toEqual(['a'])
  expect(queries.getQueryState(ENGLISH)?.isInvalidated).toBe(true)
})

test('refetches after missed events', () => {
  const { live, queries } = following()
  live.reset()
  expect(queries.getQueryState(ENGLISH)?.isInvalidated).toBe(true)
})

test('discards an answer that was in flight when an event arrived', async () => {
  const { publish, queries } = following()
  const answers = [aList([]), aList([aNotification({ id: 'b' })])]
  const fetchList = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 100))
    return answers.shift() ?? aList([])
  })
  const observed = queries.fetchQuery({ queryKey: ENGLISH, queryFn: fetchList, staleTime: 0 })
  observed.catch(() => undefined)
  publish(created('b'))
  expect(queries.getQueryState(ENGLISH)?.isInvalidated).toBe(true)
})

test('stops listening after it is stopped', () => {
  const { publish, stop, list } = following()
  stop()
  publish(created('b'))
  expect(list()?.items).toHaveLength(1)
})
