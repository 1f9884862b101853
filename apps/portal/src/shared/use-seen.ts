import { type RefObject, useEffect, useState } from 'react'

/**
 * A fast scroll can pass an element between two checks, so anything above the window counts too, however far
 * away.
 */
const ANYTHING_ABOVE = { rootMargin: '10000000px 0px 0px 0px' }

/** Whether an element was visible or scrolled past. Once seen, it stays seen. */
export function useSeen(place: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      setIsSeen(true)
    }, ANYTHING_ABOVE)
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return isSeen
}
