import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { useBlocker } from '../../../shared/router/index.ts'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { isLearning } from './lesson.queries.ts'
import type { Sender } from './outbox/sender.ts'

/** A slow connection must not block leaving; what isn't sent by then stays on this device. */
const FLUSH_MS = 3_000

const atMost = (work: Promise<unknown>, ms: number) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, ms))])

/** Lets the user leave once the lesson has saved its position; returns whether that is in progress. */
export function useLeave(stop: () => Promise<unknown>, sender: Sender): boolean {
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
