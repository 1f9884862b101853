import { type RefObject, useEffect, useState } from 'react'
import { scrollerOf } from './scroller.ts'

/** Rows are there before the reader scrolls to them. */
const AROUND = '1500px'

/** Whether something is near what is seen of the drawer; while it is not, how tall it was. */
export function useNear(place: RefObject<Element | null>): { isNear: boolean; height: number | undefined } {
  const [height, setHeight] = useState<number>()
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1)
        setHeight(last && !last.isIntersecting ? last.boundingClientRect.height : undefined)
      },
      { root: scrollerOf(place.current), rootMargin: AROUND },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return { isNear: height === undefined, height }
}
