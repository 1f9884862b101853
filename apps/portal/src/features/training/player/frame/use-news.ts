import { useEffect, useRef, useState } from 'react'
import { hearNews } from '../../live/lesson-news.ts'
import type { Outcome } from './use-outcome.ts'

/**
 * Events the server received about this attempt, for lessons that report only to the server; returns whether
 * it refused some.
 */
export function useNews(attemptId: string, onHeard: (told: Outcome) => void): boolean {
  const [isRefused, setIsRefused] = useState(false)
  const heard = useRef(onHeard)
  heard.current = onHeard
  useEffect(
    () =>
      hearNews((news) => {
        if (news.attemptId !== attemptId) return
        if (news.kind === 'refused') setIsRefused(true)
        else heard.current({ summary: { status: news.status }, final: news.final })
      }),
    [attemptId],
  )
  return isRefused
}
