import type uPlot from 'uplot'
import type { PlotEvents } from './plot-types.ts'
import { pinched, zoomed } from './time-window.ts'

/** How much one step of a wheel zooms. */
const WHEEL = 0.002

/** One finger reads values, two zoom; moving up and down still scrolls the page. A mouse is uPlot's. */
export function followTouch(plot: uPlot, end: number, { onCursor, onWindow }: PlotEvents): () => void {
  const { over } = plot
  const fingers = new Map<number, { x: number; time: number }>()
  const xOf = ({ clientX }: MouseEvent) => clientX - over.getBoundingClientRect().left
  const isTouch = ({ pointerType }: PointerEvent) => pointerType !== 'mouse'

  function down(event: PointerEvent): void {
    if (!isTouch(event)) return
    const x = xOf(event)
    fingers.set(event.pointerId, { x, time: plot.posToVal(x, 'x') })
    if (fingers.size === 1) onCursor(plot.posToVal(x, 'x'))
  }

  function move(event: PointerEvent): void {
    const finger = fingers.get(event.pointerId)
    if (!finger) return
    finger.x = xOf(event)
    const [one, other] = [...fingers.values()]
    if (!one || !other) {
      const time = plot.posToVal(Math.min(over.clientWidth, Math.max(0, finger.x)), 'x')
      onCursor(time)
      return
    }
    const shareOf = ({ x, time }: { x: number; time: number }) => ({ share: x / over.clientWidth, time })
    const window = pinched(shareOf(one), shareOf(other), end)
    if (window) onWindow(window)
  }

  const up = ({ pointerId }: PointerEvent) => void fingers.delete(pointerId)

  /** Browsers report two fingers on a trackpad that move apart as a wheel with Ctrl. */
  function wheel(event: WheelEvent): void {
    const { min, max } = plot.scales.x ?? {}
    if (!event.ctrlKey || typeof min !== 'number' || typeof max !== 'number') return
    event.preventDefault()
    const at = plot.posToVal(xOf(event), 'x')
    onWindow(zoomed({ from: min, to: max }, end, Math.exp(event.deltaY * WHEEL * 2), at))
  }

  over.addEventListener('pointerdown', down)
  over.addEventListener('pointermove', move)
  over.addEventListener('wheel', wheel, { passive: false })
  // A finger may be lifted outside.
  for (const name of ['pointerup', 'pointercancel'] as const) addEventListener(name, up)
  return () => {
    for (const name of ['pointerup', 'pointercancel'] as const) removeEventListener(name, up)
  }
}
