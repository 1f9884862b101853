import type { Notification } from './notification.ts'

const NOTIFICATION_GROUPS = ['unread', 'today', 'yesterday', 'older'] as const
export type NotificationGroup = (typeof NOTIFICATION_GROUPS)[number]

const startOfDay = (day: Date, offset = 0) =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate() + offset)

function groupOf({ read, timestamp }: Notification, now: Date): NotificationGroup {
  if (!read) return 'unread'
  const moment = new Date(timestamp)
  if (moment >= startOfDay(now)) return 'today'
  return moment >= startOfDay(now, -1) ? 'yesterday' : 'older'
}

/** ST-09: what is unread comes first; the rest by the reader's own days. Empty groups are left out. */
export function groupNotifications(items: readonly Notification[], now: Date) {
  const groups = Map.groupBy(items, (item) => groupOf(item, now))
  return NOTIFICATION_GROUPS.flatMap((group) => {
    const held = groups.get(group)
    return held ? [{ group, items: held }] : []
  })
}
