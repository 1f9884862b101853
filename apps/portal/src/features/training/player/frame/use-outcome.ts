import { type AttemptStatus, isOver } from '@fathom/domain/training'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { FreshReport } from '../outbox/stored-sitting.ts'

/** Multi-page packages end on each page and start again on the next. */
const BETWEEN_PAGES_MS = 1_500

export type Outcome = { summary: Pick<FreshReport['summary'], 'status'>; final: boolean }

/** The outcome of a lesson that closed itself or an exam with a result; undefined while the user reads on. */
export function useOutcome(isExam: boolean) {
  const [outcome, setOutcome] = useState<AttemptStatus>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const hear = useCallback(
    ({ summary: { status }, final }: Outcome) => {
      clearTimeout(timer.current)
      if (isOver(status)) return setOutcome(final || isExam ? status : undefined)
      setOutcome(undefined)
      if (final) timer.current = setTimeout(() => setOutcome(status), BETWEEN_PAGES_MS)
    },
    [isExam],
  )
  const goesOn = useCallback(() => {
    clearTimeout(timer.current)
    setOutcome(undefined)
  }, [])
  return { outcome, hear, goesOn }
}
