import type { Fold } from '@fathom/domain/notifications'
import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Notification } from '../notification.ts'
import { findRow, keyOf } from './row-places.ts'
import type { RowCommands } from './use-row-commands.ts'
import { useRowKeys } from './use-row-keys.ts'

/**
 * Roving focus: the list is one tab stop, arrow keys move between rows, Tab goes to the row's actions. When
 * the focused row goes away or moves, the row that takes its place gets the focus. Folds must be in display
 * order.
 */
export function useRowFocus(folds: readonly Fold<Notification>[], { remove }: Pick<RowCommands, 'remove'>) {
  const [active, setActive] = useState<string>()
  const place = useRef<HTMLDivElement>(null)
  const held = useRef(0)
  const wanted = useRef<string>(undefined)

  // A distant row is rendered only once it's active.
  const goTo = (key: string) => {
    const row = findRow(place.current, key)
    if (row) return row.focus()
    wanted.current = key
    setActive(key)
  }
  useLayoutEffect(() => {
    if (wanted.current !== active) return
    wanted.current = undefined
    findRow(place.current, active)?.focus()
  }, [active])
  useRowKeys(place, { folds, goTo, remove })

  // A change of the rows may have removed the focused element.
  useLayoutEffect(() => {
    if (document.activeElement !== document.body) return
    const next = folds[Math.min(held.current, folds.length - 1)]
    const first = place.current?.closest('dialog')?.querySelector('button')
    const row = next && (findRow(place.current, next.key) ?? place.current)
    ;(row ?? first)?.focus({ preventScroll: true })
  }, [folds])

  return {
    active: folds.some(({ key }) => key === active) ? active : undefined,
    ref: place,
    onFocus: ({ target }: FocusEvent) => {
      const key = keyOf(target)
      setActive(key)
      const index = folds.findIndex((fold) => fold.key === key)
      if (index >= 0) held.current = index
    },
  }
}
