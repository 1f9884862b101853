import { useQuery } from '@tanstack/react-query'
import HardDrive from 'lucide-react/icons/hard-drive'
import WifiOff from 'lucide-react/icons/wifi-off'
import Wrench from 'lucide-react/icons/wrench'
import { flagsQuery } from '../../shared/flags.ts'
import { useTranslator } from '../../shared/i18n/index.ts'
import { useStorageProblem } from '../../shared/offline/storage-problem.ts'
import { Banner } from '../../shared/ui/feedback/banner.tsx'
import { MaintenanceNotice } from '../../shared/ui/feedback/maintenance-notice.tsx'
import { useOnline } from '../../shared/use-online.ts'
import css from './notices.module.css'

/**
 * Messages that concern every page, shown above its header: maintenance, a lost connection, and a device that
 * stores nothing.
 */
export function Notices() {
  const { t, locale } = useTranslator()
  const isOnline = useOnline()
  const storage = useStorageProblem()
  const { data: flags } = useQuery(flagsQuery(locale))
  return (
    <div className={css.notices}>
      {flags?.notice ? (
        <MaintenanceNotice {...flags.notice} live="status" />
      ) : (
        flags?.showSiteMaintenanceNotice && (
          <Banner icon={Wrench} live="status" tone="warn">
            <b>{t('shell.maintenance.title')}</b> {t('shell.maintenance.body')}
          </Banner>
        )
      )}
      {!isOnline && (
        <Banner icon={WifiOff} live="status">
          <b>{t(navigator.onLine ? 'shell.offline.away' : 'shell.offline.title')}</b>{' '}
          {t('shell.offline.body')}
        </Banner>
      )}
      {storage && (
        <Banner icon={HardDrive} live="status" tone="warn">
          <b>{t(`shell.storage.${storage}.title`)}</b> {t(`shell.storage.${storage}.body`)}
        </Banner>
      )}
    </div>
  )
}
