import { useTranslator } from '../../../shared/i18n/index.ts'

/** Rounded to minutes, and at least one for anything that took time. */
export function minutesOf(seconds: number): { hours: number; minutes: number } {
  const all = seconds > 0 ? Math.max(1, Math.round(seconds / 60)) : 0
  return { hours: Math.floor(all / 60), minutes: all % 60 }
}

export function useDuration(): (seconds: number) => string {
  const { t } = useTranslator('training-records')
  return (seconds) => t('training-records.duration', minutesOf(seconds))
}
