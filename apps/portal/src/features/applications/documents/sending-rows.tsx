import { useTranslator } from '../../../shared/i18n/index.ts'
import { UploadRow } from '../../../shared/ui/upload/upload-row.tsx'
import css from './documents.module.css'
import type { DocumentUpload, DocumentUploads } from './use-document-uploads.ts'
import { useProgressWords } from './use-size-words.ts'

type Props = DocumentUploads & { onRemoved: () => void }

export function SendingRows({ list, ...doors }: Props) {
  const { t } = useTranslator('applications')
  if (list.length === 0) return null
  return (
    <ul aria-label={t('applications.documents.onTheirWay')} className={css.list}>
      {list.map((each) => (
        <SendingRow each={each} key={each.id} {...doors} />
      ))}
    </ul>
  )
}

type RowProps = Omit<Props, 'list'> & { each: DocumentUpload }

function SendingRow({ each, uploads, onRemoved }: RowProps) {
  const { t } = useTranslator('applications')
  const { id, name, state } = each
  const remove = () => {
    void uploads.remove(id)
    onRemoved()
  }
  return (
    <UploadRow
      name={name}
      onRemove={remove}
      removeLabel={t(`applications.documents.${state.kind === 'refused' ? 'dismiss' : 'stop'}`, { name })}
      state={useRowState(each, uploads)}
    />
  )
}

type RowState = Parameters<typeof UploadRow>[0]['state']

function useRowState(
  { id, file, sent, state }: DocumentUpload,
  uploads: DocumentUploads['uploads'],
): RowState {
  const { t } = useTranslator('applications')
  const progress = useProgressWords()(sent, file.size)
  if (state.kind === 'refused')
    return { kind: 'failed', isFinal: true, reason: t(`applications.documents.problem.${state.problem}`) }
  if (state.kind === 'lost')
    return {
      kind: 'failed',
      reason: t('applications.documents.lost'),
      retryLabel: t('shell.error.retry'),
      onRetry: () => uploads.retry(id),
    }
  return { kind: 'sending', label: progress, text: progress, progress: sent / file.size }
}
