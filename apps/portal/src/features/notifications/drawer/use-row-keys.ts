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

/** There is no way round from the last row to the first: beyond it more may be on its way. */
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

/** The keys of the list, heard in the whole drawer: wherever the focus is, the first arrow leads to the first row. */
export function useRowKeys(place: RefObject<HTMLElement | null>, ports: Ports): void {
  const latest = useRef(ports)
  latest.current = ports
  // At once: whoever opens the drawer by a key may press the next before the page comes to rest.
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
