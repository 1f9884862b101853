import { expect, test } from 'vitest'
import { foldNotifications } from './fold.ts'

const aNotification = (id: string, subject: string | null = null, read = true) => ({ id, subject, read })

test('[ST-09] notifications about one subject share one row, at the position of the newest', () => {
  const folds = foldNotifications([
    aNotification('a'),
    aNotification('b', 'application:7'),
    aNotification('c', 'course:1'),
    aNotification('d', 'application:7'),
  ])
  expect(folds.map(({ members }) => members.map(({ id }) => id))).toEqual([['a'], ['b', 'd'], ['c']])
  expect(folds[1]?.newest.id).toBe('b')
})

test('a notification without a subject is not folded', () => {
  expect(foldNotifications([aNotification('a'), aNotification('b'), aNotification('c', '')])).toHaveLength(3)
})

test('[ST-09] a row is unread while any of its notifications is', () => {
  const [fold] = foldNotifications([aNotification('a', 's'), aNotification('b', 's', false)])
  expect(fold?.isUnread).toBe(true)
  const [read] = foldNotifications([aNotification('a', 's'), aNotification('b', 's')])
  expect(read?.isUnread).toBe(false)
})

test('the key of a row stays the same when others join it', () => {
  const [before] = foldNotifications([aNotification('b', 's')])
  const [after] = foldNotifications([aNotification('a', 's'), aNotification('b', 's')])
  expect(after?.key).toBe(before?.key)
})
