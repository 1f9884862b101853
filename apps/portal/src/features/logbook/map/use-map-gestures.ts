import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react'
import { type Camera, type Point, panned, type Size, zoomed } from './camera.ts'

type Deps = {
  surface: RefObject<HTMLElement | null>
  size: Size
  change: (next: (camera: Camera) => Camera) => void
  onAll: () => void
  /** A pixel of the map was chosen, by a tap or with Enter in its middle. */
  onPick?: ((pixel: Point) => void) | undefined
}

/** A finger that moves less than this taps. */
const DRAG_PIXELS = 5
const KEY_PIXELS = 80
const KEY_ZOOM = 2
const WHEEL_SPEED = 0.002

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: KEY_PIXELS, y: 0 },
  ArrowRight: { x: -KEY_PIXELS, y: 0 },
  ArrowUp: { x: 0, y: KEY_PIXELS },
  ArrowDown: { x: 0, y: -KEY_PIXELS },
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)
const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })

/** LO-07: moves and zooms a map by fingers, mouse, wheel and keys. */
export function useMapGestures({ surface, size, change, onAll, onPick }: Deps) {
  const fingers = useRef(new Map<number, Point>())
  const start = useRef<Point | undefined>(undefined)
  const isDragged = useRef(false)
  const pixelOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left = 0, top = 0 } = surface.current?.getBoundingClientRect() ?? {}
    return { x: clientX - left, y: clientY - top }
  }
  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    change((camera) => zoomed(camera, Math.exp(-event.deltaY * WHEEL_SPEED), pixelOf(event), size))
  })
  useEffect(() => {
    const element = surface.current
    // React listens to the wheel passively, and the page would scroll too.
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [surface])

  const move = (id: number, to: Point) => {
    const from = fingers.current.get(id)
    if (!from) return
    const other = [...fingers.current].find(([each]) => each !== id)?.[1]
    fingers.current.set(id, to)
    if (!other) return change((camera) => panned(camera, { x: to.x - from.x, y: to.y - from.y }, size))
    const factor = distance(to, other) / Math.max(1, distance(from, other))
    const [before, after] = [middle(from, other), middle(to, other)]
    change((camera) =>
      panned(zoomed(camera, factor, before, size), { x: after.x - before.x, y: after.y - before.y }, size),
    )
  }
  const lift = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId)

  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      if (fingers.current.size === 0) {
        isDragged.current = false
        start.current = pixelOf(event)
      }
      fingers.current.set(event.pointerId, pixelOf(event))
    },
    onPointerMove: (event: PointerEvent) => {
      if (!fingers.current.has(event.pointerId)) return
      const to = pixelOf(event)
      const isFar = start.current !== undefined && distance(start.current, to) > DRAG_PIXELS
      if (!isDragged.current && !isFar && fingers.current.size < 2) return
      if (!isDragged.current) surface.current?.setPointerCapture?.(event.pointerId)
      isDragged.current = true
      move(event.pointerId, to)
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    /** The end of a drag is no tap on the mark below. */
    onClickCapture: (event: MouseEvent) => {
      if (!isDragged.current) return
      isDragged.current = false
      event.preventDefault()
      event.stopPropagation()
    },
    onClick: (event: MouseEvent) => onPick?.(pixelOf(event)),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.target !== surface.current || event.ctrlKey || event.metaKey || event.altKey) return
      const center = { x: size.width / 2, y: size.height / 2 }
      const by = ARROWS[event.key]
      if (by) change((camera) => panned(camera, by, size))
      else if (event.key === '+' || event.key === '=')
        change((camera) => zoomed(camera, KEY_ZOOM, center, size))
      else if (event.key === '-') change((camera) => zoomed(camera, 1 / KEY_ZOOM, center, size))
      else if (event.key === '0') onAll()
      else if (event.key === 'Enter' && onPick) onPick(center)
      else return
      event.preventDefault()
    },
  }
}
