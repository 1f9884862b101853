import type { DocumentWire } from '@fathom/contract/applications'
import Download from 'lucide-react/icons/download'
import FileText from 'lucide-react/icons/file-text'
import Image from 'lucide-react/icons/image'
import X from 'lucide-react/icons/x'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { IconButton } from '../../../shared/ui/action/icon-button.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { List, ListRow } from '../../../shared/ui/surface/list-row.tsx'
import { Tile } from '../../../shared/ui/surface/tile.tsx'
import css from './documents.module.css'
import { type Documents, useDocuments } from './use-documents.ts'

type Props = { affiliateId: number; applicationId: string }

/** The documents, for everyone involved in the application to read and save. */
export function DocumentList({ affiliateId, applicationId }: Props) {
  return <DocumentRows documents={useDocuments(affiliateId, applicationId)} />
}

type RowsProps = { documents: Documents; onRemove?: (document: DocumentWire) => void }

export function DocumentRows({ documents, onRemove }: RowsProps) {
  const { t } = useTranslator('applications')
  const { query } = documents
  if (!query.data && (query.isError || query.fetchStatus === 'paused'))
    return (
      <ErrorState
        level={3}
        onRetry={() => void query.refetch()}
        retryLabel={t('shell.error.retry')}
        retrying={query.isFetching}
        title={t('applications.documents.failed')}
      />
    )
  if (!query.data)
    return (
      <Loading label={t('applications.documents.loading')}>
        <Skeleton height="3.5rem" shape="block" />
      </Loading>
    )
  if (query.data.length === 0)
    return onRemove ? null : <p className={css.none}>{t('applications.documents.none')}</p>
  return (
    <List label={t('applications.documents.list')}>
      {query.data.map((each) => (
        <DocumentRow document={each} key={each.id} onRemove={onRemove} onSave={documents.save} />
      ))}
    </List>
  )
}

type RowProps = {
  document: DocumentWire
  onSave: (document: DocumentWire) => Promise<void>
  onRemove: RowsProps['onRemove']
}

function DocumentRow({ document, onSave, onRemove }: RowProps) {
  const { t, formatDate } = useTranslator('applications')
  const sizeOf = useSizeWords()
  const { name, type, size, addedAt } = document
  const kind = type === 'application/pdf' ? 'pdf' : 'picture'
  return (
    <ListRow
      end={
        <>
          <IconButton
            icon={Download}
            label={t('applications.documents.save', { name })}
            onClick={() => void onSave(document)}
          />
          {onRemove && (
            <IconButton
              icon={X}
              label={t('applications.documents.remove', { name })}
              onClick={() => onRemove(document)}
            />
          )}
        </>
      }
      lead={<Tile icon={kind === 'pdf' ? FileText : Image} tone="info" />}
      text={t('applications.documents.about', {
        kind: t(`applications.documents.kind.${kind}`),
        size: sizeOf(size),
        date: formatDate(addedAt),
      })}
      title={<bdi>{name}</bdi>}
    />
  )
}

const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE

/** `6.8 MB`. Small files are shown in kilobytes, so that they never read as zero. */
function useSizeWords(): (size: number) => string {
  const { formatUnit } = useTranslator('applications')
  return (size) =>
    size >= MEGABYTE
      ? formatUnit(Math.round((size / MEGABYTE) * 10) / 10, 'megabyte')
      : formatUnit(Math.max(1, Math.round(size / KILOBYTE)), 'kilobyte')
}

/** `4.1 of 6.8 MB`, both in the unit of the total. */
export function useProgressWords(): (sent: number, size: number) => string {
  const { t, formatNumber } = useTranslator('applications')
  const sizeOf = useSizeWords()
  return (sent, size) => {
    const unit = size >= MEGABYTE ? MEGABYTE : KILOBYTE
    const maximumFractionDigits = unit === MEGABYTE ? 1 : 0
    return t('applications.documents.progress', {
      sent: formatNumber(sent / unit, { maximumFractionDigits }),
      size: sizeOf(size),
    })
  }
}
