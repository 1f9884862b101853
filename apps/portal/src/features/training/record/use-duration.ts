import { useTranslator } from '../../../shared/i18n/index.ts'

/** To the minute, and never none for what took a moment. */
export function minutesOf(seconds: number): { hours: number; minutes: number } {
  const all = seconds > 0 ? Math.max(1, Math.round(seconds / 60)) : 0
  return { hours: Math.floor(all / 60), minutes: all % 60 }
}

export function useDuration(): (seconds: number) => string {
  const { t } = useTranslator('training-records')
  return (seconds) => t('training-records.duration', minutesOf(seconds))
}
