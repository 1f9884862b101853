import { useRef } from 'react'

/**
 * Runs the action once on a double press, even before the page has rendered that the first press is in
 * progress.
 */
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
