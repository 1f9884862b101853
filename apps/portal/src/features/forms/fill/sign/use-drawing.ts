import { MARK_FIELD, type Stroke } from '@fathom/domain/forms'
import { type PointerEvent, useState } from 'react'

type Point = Stroke[number]

/** The pointer's position in the coordinates of the stored field. */
function pointIn(place: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = place.getBoundingClientRect()
  return [((clientX - left) / width) * MARK_FIELD.width, ((clientY - top) / height) * MARK_FIELD.height]
}

/** Follows one finger, pen or mouse at a time, so a resting palm draws nothing. */
export function useDrawing(onStroke: (stroke: Stroke) => void) {
  const [drawn, setDrawn] = useState<{ pointer: number; points: readonly Point[] }>()
  const isMine = ({ pointerId }: PointerEvent) => drawn?.pointer === pointerId
  return {
    current: drawn?.points,
    onPointerDown(event: PointerEvent<SVGSVGElement>) {
      if (drawn || event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrawn({ pointer: event.pointerId, points: [pointIn(event.currentTarget, event)] })
    },
    onPointerMove(event: PointerEvent<SVGSVGElement>) {
      if (!drawn || !isMine(event)) return
      const place = event.currentTarget
      const passed = event.nativeEvent.getCoalescedEvents?.() ?? []
      const points = (passed.length > 0 ? passed : [event]).map((each) => pointIn(place, each))
      setDrawn((before) => before && { ...before, points: [...before.points, ...points] })
    },
    onPointerUp(event: PointerEvent<SVGSVGElement>) {
      if (!drawn || !isMine(event)) return
      setDrawn(undefined)
      onStroke(drawn.points)
    },
    onPointerCancel: () => setDrawn(undefined),
  }
}
