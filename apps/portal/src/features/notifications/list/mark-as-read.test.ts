import { expect, test } from 'vitest'
import { aList, aNotification } from '../a-notification.ts'
import { markAsRead } from './mark-as-read.ts'

const list = aList(
  [
    aNotification({ id: 'a', read: false }),
    aNotification({ id: 'b', read: false }),
    aNotification({ id: 'c' }),
  ],
  { unread: 7 },
)

test('[ST-09] marks one notification as read and lowers the count by one', () => {
  const { items, unread } = markAsRead(list, { items: [aNotification({ id: 'b' })], subject: null })
  expect(items.map(({ read }) => read)).toEqual([false, true, true])
  expect(unread).toBe(6)
})

test('[ST-09] marking a read notification changes nothing', () => {
  expect(markAsRead(list, { items: [aNotification({ id: 'c' })], subject: null })).toEqual(list)
})

test('[ST-09] mark all leaves none unread, not even beyond the loaded list', () => {
  const { items, unread } = markAsRead(list, 'all')
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
