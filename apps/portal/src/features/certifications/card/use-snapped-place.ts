import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** Without `scrollend`, scrolling has ended when nothing moved for this long. */
const QUIET_MS = 120

/**
 * For a list that snaps to one full-width item: scrolls to the item at `place`, and reports the item that
 * scrolling by hand ended on.
 */
export function useSnappedPlace(
  place: number,
  onPlace: (place: number) => void,
): RefObject<HTMLUListElement | null> {
  const ref = useRef<HTMLUListElement>(null)
  const isPlaced = useRef(false)
  const latest = useRef(onPlace)
  useEffect(() => {
    latest.current = onPlace
  })
  useLayoutEffect(() => {
    const list = ref.current
    if (!list) return
    if (placeOf(list) !== place) goTo(list, place, isPlaced.current)
    isPlaced.current = true
  }, [place])
  useEffect(() => {
    const list = ref.current
    if (!list) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const report = () => {
      const reached = placeOf(list)
      if (reached !== undefined) latest.current(reached)
    }
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(report, QUIET_MS)
    }
    const [event, listener] = 'onscrollend' in list ? ['scrollend', report] : ['scroll', wait]
    list.addEventListener(event, listener)
    return () => {
      clearTimeout(timer)
      list.removeEventListener(event, listener)
    }
  }, [])
  return ref
}

/** From a right edge, positions are negative. Undefined without a layout. */
const placeOf = ({ scrollLeft, clientWidth }: Element): number | undefined =>
  clientWidth === 0 ? undefined : Math.round(Math.abs(scrollLeft) / clientWidth)

function goTo(list: Element, place: number, isMoving: boolean): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const sign = getComputedStyle(list).direction === 'rtl' ? -1 : 1
  list.scrollTo({
    left: sign * place * list.clientWidth,
    behavior: isMoving && !isStill ? 'smooth' : 'instant',
  })
}
