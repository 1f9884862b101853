import { expect, test } from 'vitest'
import { aList, aNotification } from '../a-notification.ts'
import type { NotificationList } from '../notification.ts'
import { applyChange } from './apply-change.ts'
import { append } from './place.ts'

const told = (id: string, minute: number, read = true) =>
  aNotification({ id, read, timestamp: `2026-05-14T08:${String(minute).padStart(2, '0')}:00.000Z` })
const wire = (...args: Parameters<typeof told>) => ({ ...told(...args), affiliate_id: 100001 })
const ids = (list: NotificationList) => list.items.map(({ id }) => id)

const list = aList([told('c', 30, false), told('b', 20), told('a', 10, false)])

test('[ST-09] a notification that is created stands first and counts', () => {
  const after = applyChange(list, { change: 'created', notification: wire('d', 40, false) })
  expect(ids(after.list)).toEqual(['d', 'c', 'b', 'a'])
  expect(after).toMatchObject({ isCounted: true, list: { unread: 3 } })
})

test('[ST-09] the same event twice changes the list once', () => {
  const change = { change: 'created', notification: wire('d', 40, false) } as const
  expect(applyChange(applyChange(list, change).list, change).list).toMatchObject({ unread: 3 })
})

test('[ST-09] one that is updated is replaced where it stands, and the count follows', () => {
  const after = applyChange(list, { change: 'updated', notification: wire('c', 30, true) })
  expect(ids(after.list)).toEqual(['c', 'b', 'a'])
  expect(after).toMatchObject({ isCounted: true, list: { unread: 1 } })
})

test('[ST-09] one that is deleted is removed, and the count follows', () => {
  const after = applyChange(list, { change: 'deleted', id: 'a' })
  expect(ids(after.list)).toEqual(['c', 'b'])
  expect(after).toMatchObject({ isCounted: true, list: { unread: 1 } })
})

test('[ST-09] one that comes back stands where it stood', () => {
  const { list: without } = applyChange(list, { change: 'deleted', id: 'b' })
  expect(ids(applyChange(without, { change: 'restored', notification: wire('b', 20) }).list)).toEqual([
    'c',
    'b',
    'a',
  ])
})

test('[ST-09] when all are read, none is unread', () => {
  const after = applyChange(list, { change: 'read-all', timestamp: '2026-05-14T09:00:00.000Z' })
  expect(after.list.unread).toBe(0)
  expect(after.list.items.every(({ read }) => read)).toBe(true)
})

test('what happens beyond the loaded pages leaves them, and the count has to be asked for', () => {
  const paged = { ...list, next: 'a' }
  const deleted = applyChange(paged, { change: 'deleted', id: 'older' })
  expect(deleted).toMatchObject({ isCounted: false, list: { unread: 2 } })
  const updated = applyChange(paged, { change: 'updated', notification: wire('older', 1) })
  expect(ids(updated.list)).toEqual(['c', 'b', 'a'])
  expect(updated.isCounted).toBe(false)
})

test('a page that overlaps with what is there doubles nothing', () => {
  const page = aList([told('a', 10, false), told('z', 5)], { unread: 2 })
  expect(ids(append({ ...list, next: 'a' }, page))).toEqual(['c', 'b', 'a', 'z'])
})
