import type { LessonLaunchWire } from '@fathom/contract/training'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { markInFlight } from '../../../shared/offline/in-flight.ts'
import { sendPending } from '../../../shared/offline/outbox.ts'
import { useBlocker } from '../../../shared/router/index.ts'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { isLearning } from './lesson.queries.ts'
import { sendReport } from './outbox/send-report.ts'
import { createSender, type Sender } from './outbox/sender.ts'
import { deviceSittings, type FreshReport, type StoredSitting, sittingLock } from './outbox/stored-sitting.ts'
import { storePosition } from './stored-lesson.ts'

/** Retry interval while reports are pending, because the connection may return without an event. */
const AGAIN_MS = 15_000

/** One sitting of a lesson: sends its reports, or stores them on this device until it can. */
export function useSitting(
  launch: LessonLaunchWire,
  affiliateId: number,
  pending: StoredSitting | undefined,
) {
  const calls = useCalls()
  const [{ sender, sitting }] = useState(() => {
    const stored = pending ?? newSitting(launch, affiliateId)
    return { sitting: stored.sitting, sender: createSender(stored, deviceSittings, sendReport(calls)) }
  })
  const state = useSyncExternalStore(sender.subscribe, sender.state)
  useEffect(() => {
    const letGo = markInFlight(sittingLock(sitting))
    return () => {
      letGo()
      sendPending()
    }
  }, [sitting])
  useRetryWhileWaiting(sender, state.kind === 'waiting', pending !== undefined)
  return { sender, state }
}

/** Sends what waits on this device when the connection returns, with or without an event. */
export function useRetryWhileWaiting(
  { flush }: Pick<Sender, 'flush'>,
  isWaiting: boolean,
  isFirstNow = false,
): void {
  useEffect(() => {
    if (!isWaiting) return
    const again = () => void flush()
    if (isFirstNow) again()
    const timer = setInterval(again, AGAIN_MS)
    addEventListener('online', again)
    return () => {
      clearInterval(timer)
      removeEventListener('online', again)
    }
  }, [flush, isWaiting, isFirstNow])
}

function newSitting({ attempt, launchToken }: LessonLaunchWire, affiliateId: number): StoredSitting {
  const { attemptId, version } = attempt
  const begunAt = new Date().toISOString()
  const sitting = crypto.randomUUID()
  return { sitting, affiliateId, attemptId, launchToken, version, sequence: 0, reports: [], begunAt }
}

/** Updates the position of a stored lesson too, and refetches the outline when the progress changed. */
export function useReports(launch: LessonLaunchWire, sender: Sender) {
  const queries = useQueryClient()
  const reached = useRef('')
  const saved = useRef(launch.start.saved)
  const onReport = useCallback(
    ({ state, summary, final }: FreshReport) => {
      saved.current = state
      void storePosition(launch, { ...sender.attempt(), state })
      const now = `${summary.status} ${summary.score} ${final}`
      if (now === reached.current) return
      reached.current = now
      if (sender.isSafe()) void queries.invalidateQueries(isLearning)
    },
    [launch, queries, sender],
  )
  /** The launch data with the current position, which has moved since the lesson was opened. */
  const wayIn = useCallback((): LessonLaunchWire => {
    const { attemptId, version } = sender.attempt()
    const attempt = { ...launch.attempt, attemptId, version }
    return { ...launch, attempt, start: { ...launch.start, attemptId, saved: saved.current } }
  }, [launch, sender])
  return { onReport, wayIn }
}

/** A slow connection must not block leaving; what isn't sent by then stays on this device. */
const FLUSH_MS = 3_000

const atMost = (work: Promise<unknown>, ms: number) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, ms))])

/** Lets the user leave once the lesson has saved its position; returns whether that is in progress. */
export function useLeave(stop: () => Promise<unknown>, sender: Pick<Sender, 'flush' | 'isSafe'>): boolean {
  const { t } = useTranslator('training-lesson')
  const queries = useQueryClient()
  const [isLeaving, setIsLeaving] = useState(false)
  const isOver = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isOver.current && currentLocation.pathname !== nextLocation.pathname,
  )
  const leave = useRef(async () => {})
  leave.current = async () => {
    setIsLeaving(true)
    await stop()
    await atMost(sender.flush(), FLUSH_MS)
    if (!sender.isSafe()) showToast({ text: t('training-lesson.player.waits') })
    isOver.current = true
    void queries.invalidateQueries(isLearning)
    blocker.proceed?.()
  }
  useEffect(() => {
    if (blocker.state === 'blocked') void leave.current()
  }, [blocker.state])
  return isLeaving
}
