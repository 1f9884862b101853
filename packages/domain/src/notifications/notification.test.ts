import { expect, test } from 'vitest'
import { groupNotifications } from './notification.ts'

const at = (timestamp: string, read = true) => ({ timestamp, read })

test('[ST-09] notifications are grouped into unread, today, yesterday and older', () => {
  const now = new Date('2026-05-16T10:00:00Z')
  const list = [
    at('2026-05-16T09:00:00Z', false),
    at('2026-05-16T00:30:00Z'),
    at('2026-05-15T23:30:00Z'),
    at('2026-05-01T12:00:00Z'),
  ]
  expect(groupNotifications(list, now, 'UTC').map(({ group, items }) => [group, items.length])).toEqual([
    ['unread', 1],
    ['today', 1],
    ['yesterday', 1],
    ['older', 1],
  ])
})

test('[ST-09] the day is that of the time zone of the viewer, across a change of clocks too', () => {
  const moment = [at('2026-05-15T23:30:00Z')]
  const now = new Date('2026-05-16T10:00:00Z')
  expect(groupNotifications(moment, now, 'Australia/Sydney')[0]?.group).toBe('today')
  expect(groupNotifications(moment, now, 'America/Lima')[0]?.group).toBe('yesterday')
  const afterTheChange = new Date('2026-03-29T22:30:00Z')
  expect(groupNotifications([at('2026-03-28T23:30:00Z')], afterTheChange, 'Europe/Berlin')[0]?.group).toBe(
    'yesterday',
  )
})
