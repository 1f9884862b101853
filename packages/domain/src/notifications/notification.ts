export type NotificationGroup = 'unread' | 'today' | 'yesterday' | 'older'

const NEWEST_FIRST: readonly NotificationGroup[] = ['unread', 'today', 'yesterday', 'older']

/** Calendar days are the viewer's: the same moment is today in Sydney and yesterday in Lima. */
export function groupNotifications<N extends { timestamp: string; read: boolean }>(
  notifications: readonly N[],
  now: Date,
  timeZone: string,
): { group: NotificationGroup; items: N[] }[] {
  const daysAgo = (timestamp: string) => dayNumber(now, timeZone) - dayNumber(new Date(timestamp), timeZone)
  const groupOf = (n: N): NotificationGroup => {
    if (!n.read) return 'unread'
    const age = daysAgo(n.timestamp)
    return age <= 0 ? 'today' : age === 1 ? 'yesterday' : 'older'
  }
  return NEWEST_FIRST.map((group) => ({
    group,
    items: notifications.filter((n) => groupOf(n) === group),
  })).filter(({ items }) => items.length > 0)
}

/** Days since 1970 of the calendar day that a moment falls on in a zone. */
function dayNumber(moment: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  })
  const part = Object.fromEntries(parts.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  return Date.UTC(part.year ?? 0, (part.month ?? 1) - 1, part.day ?? 1) / 86_400_000
}
