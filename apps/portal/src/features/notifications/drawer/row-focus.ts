import type { Fold } from '@fathom/domain/notifications'
import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { type Notification, type Target, targetOfRow } from '../notification.ts'
import type { RowActions } from './notification-actions.ts'

/** The focusable element of a row: its name. */
const ROW = '[data-row]'

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

const listRows = (place: Element | null): HTMLElement[] => [
  ...(place?.querySelectorAll<HTMLElement>(ROW) ?? []),
]

/** The row of this fold, if it's rendered. */
const findRow = (place: Element | null, key: string | undefined): HTMLElement | undefined =>
  listRows(place).find((row) => keyOf(row) === key)

/** The key of the fold that contains an element. */
const keyOf = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-key]')?.dataset.key : undefined

/** The row that contains an element, such as one of its buttons. */
const rowOf = (target: EventTarget | null): HTMLElement | null | undefined =>
  target instanceof Element ? target.closest('[data-item]')?.querySelector<HTMLElement>(ROW) : undefined

/**
 * Roving focus: the list is one tab stop, arrow keys move between rows, Tab goes to the row's actions. When
 * the focused row goes away or moves, the row that takes its place gets the focus. Folds must be in display
 * order.
 */
export function useRowFocus(folds: readonly Fold<Notification>[], { remove }: Pick<RowActions, 'remove'>) {
  const [active, setActive] = useState<string>()
  const place = useRef<HTMLDivElement>(null)
  const lastIndex = useRef(0)
  const pendingFocus = useRef<string>(undefined)

  // A distant row is rendered only once it's active.
  const goTo = (key: string) => {
    const row = findRow(place.current, key)
    if (row) return row.focus()
    pendingFocus.current = key
    setActive(key)
  }
  useLayoutEffect(() => {
    if (pendingFocus.current !== active) return
    pendingFocus.current = undefined
    findRow(place.current, active)?.focus()
  }, [active])
  useRowKeys(place, { folds, goTo, remove })

  // A change of the rows may have removed the focused element.
  useLayoutEffect(() => {
    if (document.activeElement !== document.body) return
    const next = folds[Math.min(lastIndex.current, folds.length - 1)]
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
      if (index >= 0) lastIndex.current = index
    },
  }
}

type Ports = {
  folds: readonly Fold<Notification>[]
  goTo: (key: string) => void
  remove: (target: Target) => void
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
function useRowKeys(place: RefObject<HTMLElement | null>, ports: Ports): void {
  const latest = useRef(ports)
  latest.current = ports
  // A layout effect, because a keyboard user may press the next key before the page settles.
  useLayoutEffect(() => {
    const drawer = place.current?.closest('dialog') ?? place.current
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key !== 'Delete') return move(event, place.current, latest.current)
      const fold = latest.current.folds.find(({ key }) => key === keyOf(event.target))
      if (fold) latest.current.remove(targetOfRow(fold))
    }
    drawer?.addEventListener('keydown', onKey)
    return () => drawer?.removeEventListener('keydown', onKey)
  }, [place])
}
