import type { Fold } from '@fathom/domain/notifications'
import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { moveFocus } from '../../../shared/ui/roving-focus.ts'
import { allOf } from '../list/meant.ts'
import type { Notification } from '../notification.ts'
import type { RowDeeds } from './use-row-deeds.ts'

const ROW = '[data-row]'

const keyOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-key]')?.dataset.key : undefined

/**
 * The list is one stop of the Tab key: arrows move among its rows, Tab goes on to the actions of the row. When a row
 * goes or moves while it has the focus, the one that takes its place has it.
 */
export function useRowFocus(folds: readonly Fold<Notification>[], { remove }: Pick<RowDeeds, 'remove'>) {
  const [active, setActive] = useState<string>()
  const place = useRef<HTMLDivElement>(null)
  const held = useRef(0)
  const rows = () => [...(place.current?.querySelectorAll<HTMLElement>(ROW) ?? [])]

  // Whatever changed the rows may have taken the focus along.
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body
    if (!isLost) return
    const all = rows()
    const next = all[Math.min(held.current, all.length - 1)]
    const first = place.current?.closest('dialog')?.querySelector('button')
    ;(next ?? first)?.focus({ preventScroll: true })
  }, [folds])

  return {
    active: folds.some(({ key }) => key === active) ? active : undefined,
    ref: place,
    onFocus: ({ target }: FocusEvent) => {
      setActive(keyOf(target))
      const row = target.closest('[data-key]')?.querySelector<HTMLElement>(ROW)
      if (row) held.current = rows().indexOf(row)
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === 'Delete') {
        const key = keyOf(event.target)
        const fold = folds.find((each) => each.key === key)
        if (fold) remove(allOf(fold))
        return
      }
      moveFocus(event, ROW, 'block')
    },
  }
}
