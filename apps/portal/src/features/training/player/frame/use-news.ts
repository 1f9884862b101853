import { useEffect, useRef, useState } from 'react'
import { hearNews } from '../../live/lesson-news.ts'
import type { Outcome } from './use-outcome.ts'

/** What the server heard of this attempt from a lesson that tells its page nothing; answers whether it refused some. */
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
