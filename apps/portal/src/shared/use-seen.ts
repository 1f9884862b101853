import { type RefObject, useEffect, useState } from 'react'

/** Whether a place has come into sight. What has been seen stays seen. */
export function useSeen(place: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      setIsSeen(true)
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return isSeen
}
