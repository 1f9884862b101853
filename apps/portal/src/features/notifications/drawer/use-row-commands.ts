import { useMemo, useRef } from 'react'
import type { Meant } from '../notification.ts'

/** The actions for the notifications of a row: one, or all about a subject. */
export type RowCommands = {
  markRead: (meant: Meant) => void
  remove: (meant: Meant) => void
  /** Called when a notification's link was followed. */
  onOpened: () => void
}

/** Returns a stable object, so thousands of rows don't re-render when one changes. */
export function useRowCommands(actions: RowCommands): RowCommands {
  const latest = useRef(actions)
  latest.current = actions
  return useMemo(
    () => ({
      markRead: (meant) => latest.current.markRead(meant),
      remove: (meant) => latest.current.remove(meant),
      onOpened: () => latest.current.onOpened(),
    }),
    [],
  )
}
