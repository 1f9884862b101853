import { useEffect, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { UploadRow } from '../../../shared/ui/upload/upload-row.tsx'
import css from './photos.module.css'
import type { Upload, Uploads } from './sending/uploads.ts'

type Props = { list: readonly Upload[]; uploads: Uploads }

export function UploadList({ list, uploads }: Props) {
  const { t } = useTranslator('logbook-form')
  if (list.length === 0) return null
  return (
    <ul aria-label={t('logbook-form.photos.onTheirWay')} className={css.uploads}>
      {list.map((upload) => (
        <Row key={upload.id} upload={upload} uploads={uploads} />
      ))}
    </ul>
  )
}

const MEGABYTE = 1_048_576

function Row({ upload, uploads }: { upload: Upload; uploads: Uploads }) {
  const { t } = useTranslator('logbook-form')
  return (
    <UploadRow
      name={upload.name}
      onRemove={() => void uploads.remove(upload.id)}
      preview={usePreview(upload.file)}
      removeLabel={t('logbook-form.photos.stop', { name: upload.name })}
      state={useRowState(upload, uploads)}
    />
  )
}

type RowState = Parameters<typeof UploadRow>[0]['state']

function useRowState({ id, file, sent, state }: Upload, uploads: Uploads): RowState {
  const { t, formatNumber } = useTranslator('logbook', 'logbook-form')
  const inMegabytes = (bytes: number) => formatNumber(bytes / MEGABYTE, { maximumFractionDigits: 1 })
  if (state.kind === 'waiting' || state.kind === 'sending') {
    const text = t('logbook-form.photos.progress', { sent: inMegabytes(sent), size: inMegabytes(file.size) })
    return { kind: 'sending', label: text, text, progress: sent / file.size }
  }
  if (state.kind === 'lost')
    return {
      kind: 'failed',
      reason: t('logbook-form.photos.lost'),
      retryLabel: t('shell.error.retry'),
      onRetry: () => uploads.retry(id),
    }
  const { problem } = state
  if (problem === undefined) return { kind: 'failed', reason: t('logbook-form.photos.refused') }
  if (problem === 'log-locked') return { kind: 'failed', reason: t('logbook-form.photos.locked') }
  return { kind: 'failed', reason: t(`logbook.photoProblem.${problem}`) }
}

function usePreview(file: Blob): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}
