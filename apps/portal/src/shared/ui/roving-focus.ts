import type { KeyboardEvent } from 'react'

type Axis = 'inline' | 'block'

function step(key: string, axis: Axis, rightToLeft: boolean): number {
  if (axis === 'block') return key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
  const forward = rightToLeft ? 'ArrowLeft' : 'ArrowRight'
  const backward = rightToLeft ? 'ArrowRight' : 'ArrowLeft'
  return key === forward ? 1 : key === backward ? -1 : 0
}

/** The next focused index from `current` for this key; undefined when the key doesn't move the focus. */
export function nextIndex(key: string, current: number, count: number, axis: Axis, rightToLeft = false) {
  if (count === 0) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const by = step(key, axis, rightToLeft)
  if (by === 0) return undefined
  if (current < 0) return by > 0 ? 0 : count - 1
  return (current + by + count) % count
}

/** Moves the focus among the matching children of the element that received the key. */
export function moveFocus(
  event: KeyboardEvent<HTMLElement>,
  selector: string,
  axis: Axis,
): HTMLElement | undefined {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)]
  const current = items.indexOf(document.activeElement as HTMLElement)
  const rightToLeft = event.currentTarget.closest('[dir]')?.getAttribute('dir') === 'rtl'
  const next = nextIndex(event.key, current, items.length, axis, rightToLeft)
  if (next === undefined) return undefined
  event.preventDefault()
  items[next]?.focus()
  return items[next]
}
