import { expect, test } from 'vitest'
import { append, applyChange, markAsRead } from './list-changes.ts'
import { aList, aNotification } from './notification.fixture.ts'
import type { NotificationList } from './notification.ts'

const item = (id: string, minute: number, read = true) =>
  aNotification({ id, read, timestamp: `2026-05-14T08:${String(minute).padStart(2, '0')}:00.000Z` })
const wire = (...args: Parameters<typeof item>) => ({ ...item(...args), affiliate_id: 100001 })
const ids = (list: NotificationList) => list.items.map(({ id }) => id)

const list = aList([item('c', 30, false), item('b', 20), item('a', 10, false)])

const after = (...args: Parameters<typeof applyChange>) => {
  const changed = applyChange(...args)
  if (!changed) throw new Error('the list has to be read again')
  return changed
}

test('[ST-09] a created notification comes first, and the count comes from the event', () => {
  const changed = after(list, { change: 'created', notification: wire('d', 40, false), unread: 9 })
  expect(ids(changed)).toEqual(['d', 'c', 'b', 'a'])
  expect(changed.unread).toBe(9)
})

test('[ST-09] applying the same event twice changes the list once', () => {
  const change = { change: 'created', notification: wire('d', 40, false), unread: 3 } as const
  expect(after(after(list, change), change)).toEqual(after(list, change))
})

test('[ST-09] an updated notification is replaced in place', () => {
  const changed = after(list, { change: 'updated', notification: wire('c', 30, true), unread: 1 })
  expect(ids(changed)).toEqual(['c', 'b', 'a'])
  expect(changed.items[0]?.read).toBe(true)
})

test('[ST-09] a deleted notification is removed, and a restored one returns to its position', () => {
  const without = after(list, { change: 'deleted', id: 'b', unread: 2 })
  expect(ids(without)).toEqual(['c', 'a'])
  const back = after(without, { change: 'restored', notification: wire('b', 20), unread: 2 })
  expect(ids(back)).toEqual(['c', 'b', 'a'])
})

test('[ST-09] after "all read", nothing is unread', () => {
  const changed = after(list, { change: 'read-all', timestamp: '2026-05-14T09:00:00.000Z', unread: 0 })
  expect(changed.unread).toBe(0)
  expect(changed.items.every(({ read }) => read)).toBe(true)
})

test('[ST-09] a subject is marked, deleted and restored wherever its members are in the list', () => {
  const [c, b, a] = list.items.map((item) => ({ ...item, affiliate_id: 100001, subject: 'course:1' }))
  if (!a || !b || !c) throw new Error('the list has three')
  const several = aList([c, { ...b, subject: null }, a])
  const action = { subject: 'course:1', timestamp: '2026-05-14T09:00:00.000Z', unread: 0 } as const
  expect(after(several, { change: 'subject-read', ...action }).items.every(({ read }) => read)).toBe(true)
  const without = after(several, { change: 'subject-deleted', ...action })
  expect(ids(without)).toEqual(['b'])
  const change = 'subject-restored'
  expect(ids(after(without, { change, subject: 'course:1', notifications: [a, c], unread: 2 }))).toEqual([
    'c',
    'b',
    'a',
  ])
})

test('an event without enough data triggers a refetch', () => {
  const timestamp = '2026-05-14T09:00:00.000Z'
  expect(applyChange(list, { change: 'unread-all', timestamp, unread: 7 })).toBeUndefined()
  const change = 'subject-restored'
  expect(applyChange(list, { change, subject: 's', notifications: null, unread: 7 })).toBeUndefined()
})

test('changes beyond the loaded pages only affect the count', () => {
  const paged = { ...list, next: 'a' }
  expect(after(paged, { change: 'deleted', id: 'older', unread: 41 })).toEqual({ ...paged, unread: 41 })
  const updated = after(paged, { change: 'updated', notification: wire('older', 1), unread: 40 })
  expect(updated).toEqual({ ...paged, unread: 40 })
})

test('an overlapping page adds no duplicates', () => {
  const page = aList([item('a', 10, false), item('z', 5)], { unread: 2 })
  expect(ids(append({ ...list, next: 'a' }, page))).toEqual(['c', 'b', 'a', 'z'])
})

const unreadTwo = aList(
  [
    aNotification({ id: 'a', read: false }),
    aNotification({ id: 'b', read: false }),
    aNotification({ id: 'c' }),
  ],
  { unread: 7 },
)

test('[ST-09] marks one notification as read and lowers the count by one', () => {
  const { items, unread } = markAsRead(unreadTwo, { items: [aNotification({ id: 'b' })], subject: null })
  expect(items.map(({ read }) => read)).toEqual([false, true, true])
  expect(unread).toBe(6)
})

test('[ST-09] marking a read notification changes nothing', () => {
  expect(markAsRead(unreadTwo, { items: [aNotification({ id: 'c' })], subject: null })).toEqual(unreadTwo)
})

test('[ST-09] mark all leaves none unread, not even beyond the loaded list', () => {
  const { items, unread } = markAsRead(unreadTwo, 'all')
  expect(items.every(({ read }) => read)).toBe(true)
  expect(unread).toBe(0)
})

test('[ST-09] marks a subject wherever it is in the list', () => {
  const about = (id: string, subject: string) => aNotification({ id, subject, read: false })
  const several = aList([about('a', 'course:1'), about('b', 'course:2'), about('c', 'course:1')])
  const { items, unread } = markAsRead(several, { items: [], subject: 'course:1' })
  expect(items.map(({ read }) => read)).toEqual([true, false, true])
  expect(unread).toBe(1)
})
