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
    const timer = setTimeout(() => setTicks((ticks) => ticks + 1), left % MINUTE_MS || MINUTE_MS)
    return () => clearTimeout(timer)
  })
  return left === undefined ? undefined : Math.ceil(left / MINUTE_MS)
}

/** A calm clock: full minutes, and no seconds that hurry. */
export function ExamClock({ exam }: { exam: ExamWire }) {
  const { t } = useTranslator('training-exam')
  const minutes = useMinutesLeft(exam)
  if (minutes === undefined) return null
  const text = minutes > 1 ? t('training-exam.time.left', { minutes }) : t('training-exam.time.last')
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
    const left = endsAt === null || isHandedIn ? undefined : msLeft(latest.current)
    if (left === undefined) return
    const timer = setTimeout(() => handler.current(), left)
    return () => clearTimeout(timer)
  }, [endsAt, isHandedIn])
}
