/** Notifications about one subject in one row. Most rows contain just one. */
export type Fold<N> = {
  /** Stays the same while members come and go. */
  key: string
  newest: N
  /** All of them, newest first. */
  members: N[]
  isUnread: boolean
}

type Foldable = { id: string; read: boolean; subject?: string | null | undefined }

/**
 * Folds notifications about the same subject into the position of the newest. The list is sorted newest
 * first.
 */
export function foldNotifications<N extends Foldable>(notifications: readonly N[]): Fold<N>[] {
  const folds = new Map<string, Fold<N>>()
  for (const notification of notifications) {
    const key = notification.subject ? `subject:${notification.subject}` : notification.id
    const fold = folds.get(key)
    if (!fold) {
      folds.set(key, { key, newest: notification, members: [notification], isUnread: !notification.read })
      continue
    }
    fold.members.push(notification)
    fold.isUnread ||= !notification.read
  }
  return [...folds.values()]
}
