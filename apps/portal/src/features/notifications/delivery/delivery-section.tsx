import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Setting } from '../../../shared/ui/surface/setting.tsx'
import { timeZoneQuery } from './delivery.queries.ts'
import css from './delivery-section.module.css'
import { PushSwitch } from './push-switch.tsx'

/** What belongs to this device, and so takes effect at once: push, and whose clock the summary goes by. */
export function DeliverySection() {
  const { t } = useTranslator('notifications')
  return (
    <Setting text={t('notifications.delivery.text')} title={t('notifications.delivery.title')}>
      <PushSwitch />
      <SummaryClock />
    </Setting>
  )
}

function SummaryClock() {
  const { t, formatTime } = useTranslator('notifications')
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  const { data } = useQuery(timeZoneQuery(useCalls(), here))
  if (!data?.timeZone) return null
  const time = formatTime(new Date(2000, 0, 1, data.hour))
  return <p className={css.clock}>{t('notifications.delivery.zone', { time, zone: data.timeZone })}</p>
}
