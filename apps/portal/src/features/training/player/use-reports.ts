import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { isLearning } from './lesson.queries.ts'
import type { Report } from './outbox/kept-sitting.ts'
import type { Sender } from './outbox/sender.ts'

/** The outline is asked for again when a report changes what one has reached. */
export function useReports(sender: Sender) {
  const queries = useQueryClient()
  const reached = useRef('')
  return useCallback(
    ({ summary, final }: Report) => {
      const now = `${summary.status} ${summary.score} ${final}`
      if (now === reached.current) return
      reached.current = now
      void sender.flush().then(() => queries.invalidateQueries(isLearning))
    },
    [queries, sender],
  )
}
