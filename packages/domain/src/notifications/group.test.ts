import { expect, test } from 'vitest'
import { foldNotifications } from './fold.ts'
import { groupFolds, untilRegroup } from './group.ts'

const at = (timestamp: string, read = true, subject: string | null = null) => ({
  id: timestamp,
  timestamp,
  read,
  subject,
})
const group = (list: ReturnType<typeof at>[], now: string, timeZone: string) =>
  groupFolds(foldNotifications(list), new Date(now), timeZone)

test('[ST-09] notifications are grouped into unread, today, yesterday and older', () => {
  const list = [
    at('2026-05-16T09:00:00Z', false),
    at('2026-05-16T00:30:00Z'),
    at('2026-05-15T23:30:00Z'),
    at('2026-05-01T12:00:00Z'),
  ]
  const groups = group(list, '2026-05-16T10:00:00Z', 'UTC')
  expect(groups.map((each) => [each.group, each.folds.length])).toEqual([
    ['unread', 1],
    ['today', 1],
    ['yesterday', 1],
    ['older', 1],
  ])
})

test("[ST-09] the day is that of the viewer's time zone, across a clock change too", () => {
  const moment = [at('2026-05-15T23:30:00Z')]
  const now = '2026-05-16T10:00:00Z'
  expect(group(moment, now, 'Australia/Sydney')[0]?.group).toBe('today')
  expect(group(moment, now, 'America/Lima')[0]?.group).toBe('yesterday')
  expect(group([at('2026-03-28T23:30:00Z')], '2026-03-29T22:30:00Z', 'Europe/Berlin')[0]?.group).toBe(
    'yesterday',
  )
})

test('[ST-09] a row of several is grouped by its newest, or with the unread ones', () => {
  const list = [at('2026-05-16T09:00:00Z', true, 's'), at('2026-05-02T09:00:00Z', true, 's')]
  expect(group(list, '2026-05-16T10:00:00Z', 'UTC').map((each) => each.group)).toEqual(['today'])
  const unread = [at('2026-05-16T09:00:00Z', true, 's'), at('2026-05-02T09:00:00Z', false, 's')]
  expect(group(unread, '2026-05-16T10:00:00Z', 'UTC').map((each) => each.group)).toEqual(['unread'])
})

test("[ST-09] the groups are valid until the viewer's next midnight, across a clock change too", () => {
  const hours = (now: string, timeZone: string) => untilRegroup(new Date(now), timeZone) / 3_600_000
  expect(hours('2026-05-16T22:00:00Z', 'UTC')).toBe(2)
  expect(hours('2026-03-28T23:00:00Z', 'Europe/Berlin')).toBe(23)
  expect(hours('2026-10-24T22:00:00Z', 'Europe/Berlin')).toBe(25)
})
