import { useEffect, useState } from 'react'

const SECOND_MS = 1000

/** The current time, to the second. */
export function useClock(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), SECOND_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
