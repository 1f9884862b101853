import { useEffect, useRef, useState } from 'react'

/** Long enough to search once per word, short enough to feel immediate. */
const PAUSE_MS = 250

/**
 * The typed text, reported after a pause. A search that changes elsewhere, for example by Back, replaces it.
 */
export function usePause(search: string, onSearch: (search: string) => void) {
  const [text, setText] = useState(search)
  const told = useRef(search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (told.current === search) return
    clearTimeout(timer.current)
    told.current = search
    setText(search)
  }, [search])
  const tell = (next: string) => {
    told.current = next.trim()
    onSearch(next.trim())
  }
  const latest = useRef(tell)
  useEffect(() => {
    latest.current = tell
  })
  return {
    text,
    type: (next: string) => {
      setText(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => latest.current(next), PAUSE_MS)
    },
    now: (next: string) => {
      setText(next)
      clearTimeout(timer.current)
      tell(next)
    },
  }
}
