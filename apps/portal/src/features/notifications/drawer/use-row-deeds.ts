import { useMemo, useRef } from 'react'
import type { Notification } from '../notification.ts'

/** What can be done to the notifications of a row: one, or all about a subject. */
export type RowDeeds = {
  markRead: (ids: readonly string[]) => void
  remove: (items: readonly Notification[]) => void
  /** One of them was followed to its screen. */
  onOpened: () => void
}

/** The same object from render to render, so that thousands of rows stand still when one changes. */
export function useRowDeeds(deeds: RowDeeds): RowDeeds {
  const latest = useRef(deeds)
  latest.current = deeds
  return useMemo(
    () => ({
      markRead: (ids) => latest.current.markRead(ids),
      remove: (items) => latest.current.remove(items),
      onOpened: () => latest.current.onOpened(),
    }),
    [],
  )
}
