import type { LaunchWire } from '@fathom/contract/training'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { isLearning } from './lesson.queries.ts'
import { keepPlace } from './offline/stored-lesson.ts'
import type { FreshReport } from './outbox/stored-sitting.ts'
import type { Sender } from './outbox/sender.ts'

/** A lesson on the device keeps its place there too; the outline is asked for again when one has reached more. */
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
  /** The way into the lesson as it is now: one has gone on since it was opened. */
  const wayIn = useCallback((): LaunchWire => {
    const { attemptId, version } = sender.attempt()
    const attempt = { ...launch.attempt, attemptId, version }
    return { ...launch, attempt, start: { ...launch.start, attemptId, saved: saved.current } }
  }, [launch, sender])
  return { onReport, wayIn }
}
