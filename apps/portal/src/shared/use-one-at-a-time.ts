import { useRef } from 'react'

/** Whoever presses twice asks once, also before the page has drawn that the first press is under way. */
export function useOneAtATime(): (action: () => Promise<unknown>) => void {
  const isUnderWay = useRef(false)
  return (action) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    const done = () => {
      isUnderWay.current = false
    }
    action().then(done, done)
  }
}
