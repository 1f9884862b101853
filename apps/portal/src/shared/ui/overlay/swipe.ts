import { type PointerEvent, useRef } from 'react'

// Spec §9: swipe threshold 20 (px) and speed 0.6 (px per millisecond).
const THRESHOLD = 20
const SPEED = 0.6
/** Paging follows a finger that takes its time, too, because it undoes itself with a move back. */
const SLOW = { distance: 80, milliseconds: 1500 }

type Move = { along: number; across: number; milliseconds: number }

/** Far enough, fast enough, and more along than across. */
export function isSwipe({ along, across, milliseconds }: Move): boolean {
  return along >= THRESHOLD && along > Math.abs(across) && along / Math.max(milliseconds, 1) >= SPEED
}

/** For stepping through pages: a swipe, or a slow drag of some length. */
export const isPaging = (move: Move) =>
  isSwipe(move) ||
  (move.along >= SLOW.distance &&
    move.along > 2 * Math.abs(move.across) &&
    move.milliseconds <= SLOW.milliseconds)

function sign(element: Element, towards: 'start' | 'end'): 1 | -1 {
  const rightToLeft = getComputedStyle(element).direction === 'rtl'
  return (towards === 'end') === rightToLeft ? -1 : 1
}

/** Handlers that detect a touch swipe toward one edge; the element needs `touch-action: pan-y`. */
export function useSwipe(towards: 'start' | 'end', onSwipe: () => void, isEnough = isSwipe) {
  const start = useRef<{ x: number; y: number; at: number }>(undefined)
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current =
        event.pointerType === 'touch'
          ? { x: event.clientX, y: event.clientY, at: event.timeStamp }
          : undefined
    },
    onPointerUp: (event: PointerEvent) => {
      if (!start.current) return
      const { x, y, at } = start.current
      const along = (event.clientX - x) * sign(event.currentTarget, towards)
      if (isEnough({ along, across: event.clientY - y, milliseconds: event.timeStamp - at })) onSwipe()
    },
  }
}

/** Handlers that step through pages, in the direction of reading; the element needs `touch-action: pan-y`. */
export function usePaging(onStep: (by: 1 | -1) => void) {
  const forward = useSwipe('start', () => onStep(1), isPaging)
  const backward = useSwipe('end', () => onStep(-1), isPaging)
  return {
    onPointerDown: (event: PointerEvent) => {
      forward.onPointerDown(event)
      backward.onPointerDown(event)
    },
    onPointerUp: (event: PointerEvent) => {
      forward.onPointerUp(event)
      backward.onPointerUp(event)
    },
  }
}
