import type { DataExportWire } from '@fathom/contract/account'
import { useQuery } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Download from 'lucide-react/icons/download'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { ProgressBar } from '../../../shared/ui/feedback/progress-bar.tsx'
import { type Freshly, useFreshAuthentication } from './fresh-authentication.tsx'
import { useFetchExport, useStartExport } from './own-data.mutations.ts'
import { exportQuery } from './security.queries.ts'
import css from './setting.module.css'
import { SettingFailed, SettingLoading } from './setting-states.tsx'

export function DataDownload() {
  const { t } = useTranslator('translations')
  const latest = useQuery(exportQuery(useCalls()))
  const { freshly, dialog } = useFreshAuthentication()
  if (latest.isPending)
    return <SettingLoading height="3.5rem" label={t('translations.settings.data.loading')} />
  if (latest.data === undefined)
    return <SettingFailed query={latest} title={t('translations.settings.data.loadFailed')} />
  return (
    <div className={css.stack}>
      <Archive archive={latest.data} freshly={freshly} />
      {dialog}
    </div>
  )
}

function Archive({ archive, freshly }: { archive: DataExportWire | null; freshly: Freshly }) {
  const { t } = useTranslator('translations')
  if (archive?.status === 'pending') return <Gathering />
  if (archive?.status === 'ready') return <ReadyArchive archive={archive} freshly={freshly} />
  return (
    <>
      {archive?.status === 'failed' && (
        <Banner icon={CircleAlert} live="alert" tone="bad">
          {t('translations.settings.data.failed')}
        </Banner>
      )}
      {archive?.status === 'expired' && <p>{t('translations.settings.data.expired')}</p>}
      <StartExport freshly={freshly} isFirst={archive === null} />
    </>
  )
}

function Gathering() {
  const { t } = useTranslator('translations')
  return (
    <>
      <p role="status">{t('translations.settings.data.progress')}</p>
      <ProgressBar label={t('translations.settings.data.title')} value={undefined} />
    </>
  )
}

function StartExport({ isFirst, freshly }: { isFirst: boolean; freshly: Freshly }) {
  const { t } = useTranslator('translations')
  const start = useStartExport(freshly)
  return (
    <Button busy={start.isPending} onClick={() => start.mutate()}>
      {t(`translations.settings.data.${isFirst ? 'start' : 'again'}`)}
    </Button>
  )
}

const KILO = 1_000
const MEGA = 1_000_000

function ReadyArchive({ archive, freshly }: { archive: DataExportWire; freshly: Freshly }) {
  const { t, formatDate, formatUnit } = useTranslator('translations')
  const start = useStartExport(freshly)
  const fetch = useFetchExport(freshly)
  const bytes = archive.sizeBytes ?? 0
  const facts = {
    size: bytes < MEGA ? formatUnit(bytes / KILO, 'kilobyte') : formatUnit(bytes / MEGA, 'megabyte'),
    day: archive.expiresAt ? formatDate(new Date(archive.expiresAt), 'long') : '',
  }
  return (
    <>
      <p role="status">{t('translations.settings.data.ready', facts)}</p>
      <div className={css.actions}>
        <Button busy={fetch.isPending} icon={Download} onClick={() => fetch.mutate(archive.id)}>
          {t('translations.settings.data.download')}
        </Button>
        <Button busy={start.isPending} kind="quiet" onClick={() => start.mutate()}>
          {t('translations.settings.data.again')}
        </Button>
      </div>
    </>
  )
}
