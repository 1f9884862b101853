import type { LaunchWire } from '@fathom/contract/training'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { isLearning } from './lesson.queries.ts'
import { keepPlace } from './offline/stored-lesson.ts'
import type { Sender } from './outbox/sender.ts'
import type { FreshReport } from './outbox/stored-sitting.ts'

/** Updates the position of a stored lesson too, and refetches the outline when the progress changed. */
export function useReports(launch: LaunchWire, sender: Sender) {
  const queries = useQueryClient()
  const reached = useRef('')
  const saved = useRef(launch.start.saved)
  const onReport = useCallback(
    ({ state, summary, final }: FreshReport) => {
      saved.current = state
      void keepPlace(launch, { ...sender.attempt(), state })
      const now = `${summary.status} ${summary.score} ${final}`
      if (now === reached.current) return
      reached.current = now
      if (sender.isSafe()) void queries.invalidateQueries(isLearning)
    },
    [launch, queries, sender],
  )
  /** The launch data with the current position, which has moved since the lesson was opened. */
  const wayIn = useCallback((): LaunchWire => {
    const { attemptId, version } = sender.attempt()
    const attempt = { ...launch.attempt, attemptId, version }
    return { ...launch, attempt, start: { ...launch.start, attemptId, saved: saved.current } }
  }, [launch, sender])
  return { onReport, wayIn }
}
