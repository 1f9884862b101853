import WifiOff from 'lucide-react/icons/wifi-off'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { useOnline } from '../../../shared/use-online.ts'

/** The server doesn't answer, but nothing has failed. Every page already shows when the device is offline. */
export function Unheard() {
  const { t } = useTranslator()
  if (!useOnline()) return null
  return (
    <Banner icon={WifiOff} live="status" tone="warn">
      <strong>{t('shell.offline.title')}</strong> {t('shell.offline.body')}
    </Banner>
  )
}
