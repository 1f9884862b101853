import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { timeZoneQuery } from './delivery.queries.ts'
import css from './summary-clock.module.css'

/** When the daily summary arrives, in the time zone of the device used last. Shown next to the setting. */
export function SummaryClock() {
  const { t, formatTime } = useTranslator('notifications')
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  const { data } = useQuery(timeZoneQuery(useCalls(), here))
  if (!data?.timeZone) return null
  const time = formatTime(new Date(2000, 0, 1, data.hour))
  return <p className={css.clock}>{t('notifications.delivery.zone', { time, zone: data.timeZone })}</p>
}
