import { type RefObject, useEffect, useState } from 'react'

/** Whoever scrolls fast is past a place before anybody looks: what lies above counts too, however far. */
const ANYTHING_ABOVE = { rootMargin: '10000000px 0px 0px 0px' }

/** Whether a place has come into sight, or was passed by. What has been seen stays seen. */
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
