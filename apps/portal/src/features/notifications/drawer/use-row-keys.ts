import type { Fold } from '@fathom/domain/notifications'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { allOf } from '../list/meant.ts'
import type { Meant, Notification } from '../notification.ts'
import { keyOf, listRows, rowOf } from './row-places.ts'

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

type Ports = {
  folds: readonly Fold<Notification>[]
  goTo: (key: string) => void
  remove: (meant: Meant) => void
}

/** Arrow keys don't wrap from the last row to the first, because more rows may be loading after it. */
function move(event: KeyboardEvent, place: Element | null, { folds, goTo }: Ports): void {
  const step = STEPS[event.key]
  const end = event.key === 'Home' ? folds[0] : event.key === 'End' ? folds.at(-1) : undefined
  if (step === undefined && !end) return
  event.preventDefault()
  const rows = listRows(place)
  const from = rowOf(event.target)
  if (end) goTo(end.key)
  else rows[from ? rows.indexOf(from) + (step ?? 0) : 0]?.focus()
}

/**
 * The list's keys, handled in the whole drawer: wherever the focus is, the first arrow key moves to the first
 * row.
 */
export function useRowKeys(place: RefObject<HTMLElement | null>, ports: Ports): void {
  const latest = useRef(ports)
  latest.current = ports
  // A layout effect, because a keyboard user may press the next key before the page settles.
  useLayoutEffect(() => {
    const drawer = place.current?.closest('dialog') ?? place.current
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key !== 'Delete') return move(event, place.current, latest.current)
      const fold = latest.current.folds.find(({ key }) => key === keyOf(event.target))
      if (fold) latest.current.remove(allOf(fold))
    }
    drawer?.addEventListener('keydown', hear)
    return () => drawer?.removeEventListener('keydown', hear)
  }, [place])
}
