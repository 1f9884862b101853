import { lateBy } from '@fathom/domain/training'
import { useTranslator } from '../../../shared/i18n/index.ts'

const two = (number: number) => String(number).padStart(2, '0')

/** The local calendar day of a timestamp. */
const dayHere = (at: string) => {
  const when = new Date(at)
  return `${when.getFullYear()}-${two(when.getMonth() + 1)}-${two(when.getDate())}`
}

const CALENDAR_DAY = /^\d{4}-\d\d-\d\d$/

/** Formats all days of a record like its dives (LA-05): a calendar day, or the day of a timestamp. */
export function useDay(): (at: string) => string {
  const { formatDay } = useTranslator()
  return (at) => formatDay(CALENDAR_DAY.test(at) ? at : dayHere(at))
}

/** Rounded to minutes, and at least one for anything that took time. */
export function minutesOf(seconds: number): { hours: number; minutes: number } {
  const all = seconds > 0 ? Math.max(1, Math.round(seconds / 60)) : 0
  return { hours: Math.floor(all / 60), minutes: all % 60 }
}

export function useDuration(): (seconds: number) => string {
  const { t } = useTranslator('training-records')
  return (seconds) => t('training-records.duration', minutesOf(seconds))
}

/** "Arrived 5 minutes after the end": of an exam with a time limit. */
export function useLateWords(): (lateSeconds: number) => string {
  const { t } = useTranslator('training-record')
  return (lateSeconds) => {
    const { unit, count } = lateBy(lateSeconds)
    return t(`training-record.late.${unit}`, { count })
  }
}
