import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { useSwipe } from '../../../shared/ui/overlay/swipe.ts'
import { nextIndex } from '../../../shared/ui/roving-focus.ts'

/**
 * The index of the front item, moved by swipe (CO-05), keys and buttons; wraps from the last to the first.
 */
export function useCarousel(count: number, isRightToLeft: boolean) {
  const [at, setAt] = useState(0)
  const front = Math.min(at, Math.max(0, count - 1))
  const step = (by: 1 | -1) => setAt((front + by + count) % count)
  const forward = useSwipe('start', () => step(1))
  const backward = useSwipe('end', () => step(-1))
  return {
    at: front,
    show: setAt,
    step,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        forward.onPointerDown(event)
        backward.onPointerDown(event)
      },
      onPointerUp: (event: PointerEvent) => {
        forward.onPointerUp(event)
        backward.onPointerUp(event)
      },
      onKeyDown: (event: KeyboardEvent) => {
        const next = nextIndex(event.key, front, count, 'inline', isRightToLeft)
        if (next === undefined) return
        event.preventDefault()
        setAt(next)
      },
    },
  }
}
