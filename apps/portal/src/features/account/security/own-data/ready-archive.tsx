import type { DataExportWire } from '@fathom/contract/account'
import Download from 'lucide-react/icons/download'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Button } from '../../../../shared/ui/action/button.tsx'
import css from '../setting.module.css'
import { useFetchExport, useStartExport } from './own-data.mutations.ts'

const KILO = 1_000
const MEGA = 1_000_000

export function ReadyArchive({ archive }: { archive: DataExportWire }) {
  const { t, formatDate, formatUnit } = useTranslator('translations')
  const start = useStartExport()
  const fetch = useFetchExport()
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
