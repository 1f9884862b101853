import { useTranslator } from '../../../shared/i18n/index.ts'
import { Setting } from '../../../shared/ui/surface/setting.tsx'
import { PushSwitch } from './push-switch.tsx'

/** Settings of this device; they take effect at once. */
export function DeliverySection() {
  const { t } = useTranslator('notifications')
  return (
    <Setting text={t('notifications.delivery.text')} title={t('notifications.delivery.title')}>
      <PushSwitch />
    </Setting>
  )
}
