import { expect, test } from 'vitest'
import { aNotification } from './a-notification.ts'
import { groupNotifications } from './group-notifications.ts'

const now = new Date(2026, 4, 14, 9, 0)
const at = (day: number, hour: number) => new Date(2026, 4, day, hour).toISOString()

test('[ST-09] notifications stand in unread, today, yesterday and older', () => {
  const groups = groupNotifications(
    [
      aNotification({ id: 'new', read: false, timestamp: at(2, 10) }),
      aNotification({ id: 'morning', timestamp: at(14, 8) }),
      aNotification({ id: 'late', timestamp: at(13, 23) }),
      aNotification({ id: 'old', timestamp: at(12, 23) }),
    ],
    now,
  )
  expect(groups.map(({ group, items }) => [group, ...items.map(({ id }) => id)])).toEqual([
    ['unread', 'new'],
    ['today', 'morning'],
    ['yesterday', 'late'],
    ['older', 'old'],
  ])
})

test('[ST-09] a group without notifications is left out', () => {
  expect(groupNotifications([], now)).toEqual([])
  expect(
    groupNotifications([aNotification({ timestamp: at(14, 0) })], now).map(({ group }) => group),
  ).toEqual(['today'])
})
