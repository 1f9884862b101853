import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useRouter } from './hooks.ts'
import { decode } from './location.ts'

const STORAGE_KEY = 'fathom.scroll'

function readStored(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}')
  } catch {
    return {}
  }
}

let positions: Record<string, number> | undefined
/** The location whose page was scrolled to its place. */
let placedKey: string | undefined

function storedPositions(): Record<string, number> {
  positions ??= readStored()
  return positions
}

function goTo(position: number | undefined, hash: string, isPreserved: boolean): void {
  const place = hash && document.getElementById(decode(hash.slice(1)))
  if (position !== undefined) scrollTo(0, position)
  else if (place) place.scrollIntoView()
  else if (!isPreserved) scrollTo(0, 0)
}

/** A new page starts at the top, and Back restores the scroll position, also after a reload. */
export function ScrollRestoration() {
  const router = useRouter()
  const location = useLocation()
  const shown = useRef(location)
  const stored = storedPositions()
  useEffect(() => {
    const remember = () => {
      stored[shown.current.key] = scrollY
    }
    const keep = () => {
      remember()
      history.scrollRestoration = 'auto'
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(stored))
    }
    history.scrollRestoration = 'manual'
    addEventListener('pagehide', keep)
    const unsubscribe = router.subscribe(remember)
    return () => {
      unsubscribe()
      removeEventListener('pagehide', keep)
    }
  }, [router, stored])
  useLayoutEffect(() => {
    shown.current = location
    placedKey = location.key
    goTo(stored[location.key], location.hash, router.state.isScrollPreserved)
  }, [location, router, stored])
  return null
}

/**
 * Where a windowed list starts. While its page is rendered for the first time, the window still has the scroll
 * position of the page before.
 */
export function useInitialOffset(): () => number {
  const router = useRouter()
  const { key } = useLocation()
  return () => (placedKey === key || router.state.isScrollPreserved ? scrollY : (storedPositions()[key] ?? 0))
}
