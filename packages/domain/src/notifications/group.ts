import { startOfDay } from './day.ts'
import type { Fold } from './fold.ts'

export type NotificationGroup = 'unread' | 'today' | 'yesterday' | 'older'

const NEWEST_FIRST: readonly NotificationGroup[] = ['unread', 'today', 'yesterday', 'older']

export type GroupOfFolds<N> = { group: NotificationGroup; folds: Fold<N>[] }

/** Uses the viewer's calendar days: the same moment is today in Sydney and yesterday in Lima. */
export function groupFolds<N extends { timestamp: string; read: boolean }>(
  folds: readonly Fold<N>[],
  now: Date,
  timeZone: string,
): GroupOfFolds<N>[] {
  const today = startOfDay(now.getTime(), timeZone)
  const yesterday = startOfDay(now.getTime(), timeZone, -1)
  const groupOf = ({ newest, isUnread }: Fold<N>): NotificationGroup => {
    if (isUnread) return 'unread'
    const moment = Date.parse(newest.timestamp)
    return moment >= today ? 'today' : moment >= yesterday ? 'yesterday' : 'older'
  }
  const groups = new Map<NotificationGroup, Fold<N>[]>(NEWEST_FIRST.map((group) => [group, []]))
  for (const fold of folds) groups.get(groupOf(fold))?.push(fold)
  return [...groups].map(([group, members]) => ({ group, folds: members })).filter(hasMembers)
}

const hasMembers = ({ folds }: { folds: readonly unknown[] }) => folds.length > 0

/** Milliseconds until the groups are outdated, which is the viewer's next midnight. */
export function untilRegroup(now: Date, timeZone: string): number {
  return startOfDay(now.getTime(), timeZone, 1) - now.getTime()
}
