import type { ExamWire } from '@fathom/contract/training'
import { useEffect, useRef, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import css from './exam.module.css'
import { msLeft } from './exam-clock.ts'

const MINUTE_MS = 60_000
/** When the time that is left is announced to people who don't see it. */
const ANNOUNCED_MINUTES = [10, 5, 1]

/** Renders again with each full minute, and at the end. */
function useMinutesLeft(exam: ExamWire): number | undefined {
  const [, setTicks] = useState(0)
  const left = msLeft(exam)
  useEffect(() => {
    if (left === undefined || left === 0) return
    // A moment after the full minute, when there is less than it.
    const timer = setTimeout(() => setTicks((ticks) => ticks + 1), (left % MINUTE_MS) + 1)
    return () => clearTimeout(timer)
  })
  return left === undefined ? undefined : Math.floor(left / MINUTE_MS)
}

/** A calm clock: full minutes, rounded down so that it never promises more, and no seconds that hurry. */
export function ExamClock({ exam }: { exam: ExamWire }) {
  const { t } = useTranslator('training-exam')
  const minutes = useMinutesLeft(exam)
  if (minutes === undefined) return null
  const text = minutes > 0 ? t('training-exam.time.left', { minutes }) : t('training-exam.time.last')
  return (
    <>
      <p className={css.clock} role="timer">
        {text}
      </p>
      <span className={css.announced} role="status">
        {ANNOUNCED_MINUTES.includes(minutes) && text}
      </span>
    </>
  )
}

/** Hands the exam in when its time is up: by this device's clock, and the server decides by its own. */
export function useTimeUp(exam: ExamWire, isHandedIn: boolean, onTimeUp: () => void): void {
  const handler = useRef(onTimeUp)
  handler.current = onTimeUp
  const endsAt = exam.time?.endsAt ?? null
  const latest = useRef(exam)
  latest.current = exam
  useEffect(() => {
    if (endsAt === null || isHandedIn) return
    let timer: ReturnType<typeof setTimeout> | undefined
    // Timers stand still while a device sleeps.
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => handler.current(), msLeft(latest.current))
    }
    wait()
    document.addEventListener('visibilitychange', wait)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', wait)
    }
  }, [endsAt, isHandedIn])
}
