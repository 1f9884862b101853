import WifiOff from 'lucide-react/icons/wifi-off'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { useOnline } from '../../../shared/use-online.ts'

/** Nobody answers now, and nothing has failed. A device without a signal says so on every page. */
export function Unheard() {
  const { t } = useTranslator()
  if (!useOnline()) return null
  return (
    <Banner icon={WifiOff} live="status" tone="warn">
      <strong>{t('shell.offline.title')}</strong> {t('shell.offline.body')}
    </Banner>
  )
}
