import { useMemo, useRef } from 'react'
import type { Meant } from '../notification.ts'

/** What can be done to the notifications of a row: one, or all about a subject. */
export type RowCommands = {
  markRead: (meant: Meant) => void
  remove: (meant: Meant) => void
  /** One of them was followed to its screen. */
  onOpened: () => void
}

/** The same object from render to render, so that thousands of rows stand still when one changes. */
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
