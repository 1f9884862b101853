import type { Fold } from '@fathom/domain/notifications'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Notification } from '../notification.ts'
import { scrollerOf } from './scroller.ts'
import { edgesOf, rowsIn, type Stretch } from './window.ts'

/** Pixels to render beyond the viewport, so rows exist before the user scrolls to them. */
const AROUND = 1_200
/** Scroll distance within which the rendered rows stay the same. */
const STEP = 200

const FIRST: Stretch = { from: -AROUND, to: AROUND }

const measure = (list: Element, heights: Map<string, number>) => {
  for (const row of list.children) {
    const { height } = row.getBoundingClientRect()
    if (row instanceof HTMLElement && row.dataset.key && height > 0) heights.set(row.dataset.key, height)
  }
}

/** The part of the list near the viewport; undefined while nothing is laid out. */
function stretchOf(list: Element, scroller: Element): Stretch | undefined {
  if (scroller.clientHeight === 0) return undefined
  const above = scroller.getBoundingClientRect().top - list.getBoundingClientRect().top
  const steps = (pixels: number) => Math.floor(pixels / STEP) * STEP
  return { from: steps(above - AROUND), to: steps(above + scroller.clientHeight + AROUND) + STEP }
}

/** Which rows of a long list to render: ten thousand rows cost as much as fifty. */
export function useWindow(folds: readonly Fold<Notification>[], active: string | undefined) {
  const list = useRef<HTMLUListElement>(null)
  const heights = useRef(new Map<string, number>())
  const [stretch, setStretch] = useState(FIRST)
  useEffect(() => {
    const place = list.current
    const scroller = place && scrollerOf(place)
    if (!scroller) return
    // Read all measurements before writing, once per frame, so the browser lays out only once.
    const look = () => {
      measure(place, heights.current)
      const next = stretchOf(place, scroller)
      if (next) setStretch((now) => (now.from === next.from && now.to === next.to ? now : next))
    }
    scroller.addEventListener('scroll', look, { passive: true })
    // Another group that grows or disappears moves this one without a scroll event.
    const resized = new ResizeObserver(look)
    resized.observe(scroller)
    if (place.parentElement?.parentElement) resized.observe(place.parentElement.parentElement)
    return () => {
      scroller.removeEventListener('scroll', look)
      resized.disconnect()
    }
  }, [])
  const keys = useMemo(() => folds.map(({ key }) => key), [folds])
  const rows = useMemo(
    () => rowsIn(edgesOf(keys, heights.current), stretch, active ? keys.indexOf(active) : -1),
    [keys, stretch, active],
  )
  return { list, ...rows }
}
