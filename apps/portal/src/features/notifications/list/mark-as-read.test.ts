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

test('[ST-09] one notification is marked as read, and the count falls by one', () => {
  const { items, unread } = markAsRead(list, ['b'])
  expect(items.map(({ read }) => read)).toEqual([false, true, true])
  expect(unread).toBe(6)
})

test('[ST-09] marking one that is read already changes nothing', () => {
  expect(markAsRead(list, ['c'])).toEqual(list)
})

test('[ST-09] mark all leaves none unread, not even those beyond the list', () => {
  const { items, unread } = markAsRead(list, 'all')
  expect(items.every(({ read }) => read)).toBe(true)
  expect(unread).toBe(0)
})
