import type { CourseRecordWire, ExamLaunchWire } from '@fathom/contract/training'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { markInFlight } from '../../../shared/offline/in-flight.ts'
import { sendPending } from '../../../shared/offline/outbox.ts'
import { untilOpensOffline } from '../../../shared/offline/until-opens-offline.ts'
import { LEARNING_KEY } from '../learning-key.ts'
import { hearNews } from '../live/lesson-news.ts'
import { dropLesson, putLesson } from '../player/stored-lesson.ts'
import { useRetryWhileWaiting } from '../player/use-sitting.ts'
import { createExamSender, type ExamSender, type ExamState, examCalls } from './exam-sender.ts'
import { deviceExams, examLock, type StoredExam } from './stored-exam.ts'

/** One sitting of an exam: sends its answers, or stores them on this device until it can. */
export function useExam(
  launch: ExamLaunchWire,
  affiliateId: number,
  pending: StoredExam | undefined,
  course: CourseRecordWire | undefined,
) {
  const calls = useCalls()
  const [{ sender, sitting }] = useState(() => {
    const stored = pending ?? newSitting(launch, affiliateId)
    return { sitting: stored.sitting, sender: createExamSender(stored, deviceExams, examCalls(calls)) }
  })
  const state = useSyncExternalStore(sender.subscribe, sender.state)
  useEffect(() => {
    const letGo = markInFlight(examLock(sitting))
    return () => {
      letGo()
      sendPending()
    }
  }, [sitting])
  useRetryWhileWaiting(sender, state.saving === 'waiting')
  usePaperOnDevice(launch, state, affiliateId, course)
  useNewsFromElsewhere(sender, launch.attempt.attemptId)
  const begun = useRef(Date.now())
  const seconds = () => launch.exam.seconds + Math.round((Date.now() - begun.current) / 1000)
  return { sender, state, seconds }
}

function newSitting(launch: ExamLaunchWire, affiliateId: number): StoredExam {
  return { sitting: crypto.randomUUID(), affiliateId, launch, sequence: 0, calls: [], tried: 0 }
}

/** Stores the questions, the answers and the portal itself on this device, so that the exam reopens offline. */
function usePaperOnDevice(
  launch: ExamLaunchWire,
  { exam, given }: ExamState,
  affiliateId: number,
  course: CourseRecordWire | undefined,
): void {
  const queries = useQueryClient()
  const { locale } = useTranslator()
  const isMarked = exam.result !== null
  useEffect(() => {
    if (isMarked) void dropLesson(launch)
    else if (course) {
      const usedAt = new Date().toISOString()
      void putLesson({ affiliateId, course, launch: { ...launch, exam: { ...exam, given } }, usedAt })
    }
  }, [affiliateId, course, exam, given, isMarked, launch])
  useEffect(() => {
    untilOpensOffline(locale).catch((cause: unknown) => {
      console.warn('the exam does not open offline', cause)
    })
  }, [locale])
  useEffect(() => {
    if (isMarked) void queries.invalidateQueries({ queryKey: LEARNING_KEY })
  }, [isMarked, queries])
}

/** Shows what changes elsewhere: the exam is handed in, or a teacher allows another attempt. */
function useNewsFromElsewhere(sender: ExamSender, attemptId: string): void {
  useEffect(
    () =>
      hearNews((news) => {
        if (news.attemptId === attemptId && news.kind === 'told' && news.final) void sender.refresh()
      }),
    [sender, attemptId],
  )
}
