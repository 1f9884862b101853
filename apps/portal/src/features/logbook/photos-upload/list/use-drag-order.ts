import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { stepOf } from './order.ts'

type Ports = {
  count: number
  onMove: (id: string, to: number) => void
  /** The order is final: called once after a drag and once after each key. */
  onEnd: () => void
}

/** Reordering by pointer, touch or arrow keys, using a handle in each list item. */
export function useDragOrder({ count, onMove, onEnd }: Ports) {
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<string>()
  const over = (event: PointerEvent) => {
    const items = [...(list.current?.children ?? [])]
    return items.findIndex((item) => {
      const { left, right, top, bottom } = item.getBoundingClientRect()
      return (
        event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom
      )
    })
  }
  const end = () => {
    if (dragged === undefined) return
    setDragged(undefined)
    onEnd()
  }
  const onKeyDown = (event: KeyboardEvent, at: number, id: string) => {
    const step = stepOf(event.key, getComputedStyle(event.currentTarget).direction === 'rtl')
    if (step === 0) return
    event.preventDefault()
    if (at + step >= 0 && at + step < count) onMove(id, at + step)
  }
  return {
    list,
    dragged,
    handle: (at: number, id: string) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        event.preventDefault()
        event.currentTarget.focus()
        event.currentTarget.setPointerCapture(event.pointerId)
        setDragged(id)
      },
      onPointerMove(event: PointerEvent) {
        if (dragged !== id) return
        const to = over(event)
        if (to >= 0 && to !== at) onMove(id, to)
      },
      onPointerUp: end,
      onPointerCancel: end,
      onKeyDown: (event: KeyboardEvent) => onKeyDown(event, at, id),
      onKeyUp: (event: KeyboardEvent) => event.key.startsWith('Arrow') && onEnd(),
    }),
  }
}
