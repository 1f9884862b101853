import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useRouter } from './contexts.ts'
import type { Move } from './gate.ts'
import type { NavigateOptions } from './router.ts'

type SearchInit = URLSearchParams | Record<string, string>

/** The query of the address, and a function to change it. */
export function useSearchParams() {
  const { search } = useLocation()
  const { navigate } = useRouter()
  const query = useMemo(() => new URLSearchParams(search), [search])
  const change = useCallback(
    (next: SearchInit, options?: NavigateOptions) => void navigate(`?${new URLSearchParams(next)}`, options),
    [navigate],
  )
  return [query, change] as const
}

type Blocked = { proceed: () => void }
type Blocker = { state: 'blocked' | 'unblocked'; proceed?: () => void; reset?: () => void }

const FREE: Blocker = { state: 'unblocked' }

/** Blocks navigation while `blocks` returns true, until the user proceeds or stays. */
export function useBlocker(blocks: (move: Move) => boolean): Blocker {
  const router = useRouter()
  const latest = useRef(blocks)
  const [blocked, setBlocked] = useState<Blocked>()
  useEffect(() => {
    latest.current = blocks
  })
  useEffect(() => router.guard({ blocks: (move) => latest.current(move), onBlocked: setBlocked }), [router])
  const proceed = () => {
    setBlocked(undefined)
    blocked?.proceed()
  }
  if (!blocked) return FREE
  return { state: 'blocked', proceed, reset: () => setBlocked(undefined) }
}
