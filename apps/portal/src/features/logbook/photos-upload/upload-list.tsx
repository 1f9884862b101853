import { useTranslator } from '../../../shared/i18n/index.ts'
import { UploadRow } from '../../../shared/ui/upload/upload-row.tsx'
import { useObjectUrl } from '../../../shared/use-object-url.ts'
import css from './photos.module.css'
import type { PhotoUpload, PhotoUploads } from './sending/refusal.ts'
import { useSizeWords } from './use-size-words.ts'

type UploadActions = {
  uploads: PhotoUploads
  /** Called when the row is removed and the focus with it. */
  onRemoved: () => void
  /** Undefined when the dive accepts no more photos. */
  onReplace: ((id: string) => void) | undefined
}

export function UploadList({ list, ...actions }: UploadActions & { list: readonly PhotoUpload[] }) {
  const { t } = useTranslator('logbook-form')
  if (list.length === 0) return null
  return (
    <ul aria-label={t('logbook-form.photos.onTheirWay')} className={css.uploads}>
      {list.map((upload) => (
        <Row key={upload.id} upload={upload} {...actions} />
      ))}
    </ul>
  )
}

type RowProps = UploadActions & { upload: PhotoUpload }

function Row({ upload, ...actions }: RowProps) {
  const { t } = useTranslator('logbook-form')
  const { id, name, state } = upload
  const isOver = state.kind === 'refused'
  return (
    <UploadRow
      name={name}
      onRemove={() => {
        void actions.uploads.remove(id)
        actions.onRemoved()
      }}
      preview={useObjectUrl(upload.file)}
      removeLabel={t(isOver ? 'logbook-form.photos.dismiss' : 'logbook-form.photos.stop', { name })}
      state={useRowState({ upload, ...actions })}
    />
  )
}

type RowState = Parameters<typeof UploadRow>[0]['state']

function useRowState({ upload, uploads, onReplace }: RowProps): RowState {
  const { t } = useTranslator('logbook', 'logbook-form')
  const { id, file, sent, state } = upload
  const progress = useSizeWords()(sent, file.size)
  if (state.kind === 'waiting' || state.kind === 'sending')
    return { kind: 'sending', label: progress, text: progress, progress: sent / file.size }
  if (state.kind === 'lost')
    return {
      kind: 'waiting',
      text: t('logbook-form.photos.lost'),
      retryLabel: t('shell.error.retry'),
      onRetry: () => uploads.retry(id),
    }
  const { problem } = state
  const words = () => {
    if (problem === 'other') return t('logbook-form.photos.refused')
    return problem === 'log-locked' ? t('logbook-form.photos.locked') : t(`logbook.photoProblem.${problem}`)
  }
  return {
    kind: 'failed',
    isFinal: true,
    reason: words(),
    ...(onReplace && { retryLabel: t('logbook-form.photos.another'), onRetry: () => onReplace(id) }),
  }
}
