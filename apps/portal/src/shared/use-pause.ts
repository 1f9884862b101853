import { useEffect, useRef, useState } from 'react'

/** Long enough to search once per word, short enough to feel immediate. */
const PAUSE_MS = 250

/**
 * The typed text, reported after a pause. A search that changes elsewhere, for example by Back, replaces it.
 */
export function usePause(search: string, onSearch: (search: string) => void) {
  const [text, setText] = useState(search)
  const reported = useRef(search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const waiting = useRef<string>(undefined)
  useEffect(() => {
    if (reported.current === search) return
    clearTimeout(timer.current)
    waiting.current = undefined
    reported.current = search
    setText(search)
  }, [search])
  const report = (next: string) => {
    waiting.current = undefined
    reported.current = next.trim()
    onSearch(next.trim())
  }
  const latest = useRef(report)
  useEffect(() => {
    latest.current = report
  })
  useEffect(() => {
    // Reported later, it would replace the page that this click opens.
    const reportFirst = () => {
      clearTimeout(timer.current)
      if (waiting.current !== undefined) latest.current(waiting.current)
    }
    document.addEventListener('click', reportFirst, true)
    return () => {
      document.removeEventListener('click', reportFirst, true)
      clearTimeout(timer.current)
    }
  }, [])
  return {
    text,
    type: (next: string) => {
      setText(next)
      waiting.current = next
      clearTimeout(timer.current)
      timer.current = setTimeout(() => latest.current(next), PAUSE_MS)
    },
    now: (next: string) => {
      setText(next)
      clearTimeout(timer.current)
      report(next)
    },
  }
}
