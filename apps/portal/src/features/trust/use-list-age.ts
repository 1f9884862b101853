import { useTranslator } from '../../shared/i18n/index.ts'

/** The age of the list of withdrawn cards as text; empty when there is none. */
export function useListAge(signedAt: number | undefined): string {
  const { t, formatDay, formatTime } = useTranslator('trust')
  if (signedAt === undefined) return ''
  const when = new Date(signedAt * 1000)
  const time = formatTime(when)
  const isToday = when.toDateString() === new Date().toDateString()
  return isToday ? t('trust.list.today', { time }) : t('trust.list.day', { date: formatDay(when), time })
}
