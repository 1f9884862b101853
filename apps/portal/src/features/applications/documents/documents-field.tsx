import {
  DOCUMENT_BYTES,
  DOCUMENT_TYPES,
  DOCUMENTS_AN_APPLICATION,
  type DocumentProblem,
} from '@fathom/domain/applications'
import FilePlus from 'lucide-react/icons/file-plus'
import { useRef } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { FileDrop } from '../../../shared/ui/upload/file-drop.tsx'
import type { RefusedFile } from '../../../shared/ui/upload/sort-files.ts'
import { UploadRow } from '../../../shared/ui/upload/upload-row.tsx'
import { takesSlot } from '../../../shared/upload/queue.ts'
import { DocumentRows, useProgressWords } from './document-list.tsx'
import css from './documents.module.css'
import type { DocumentUpload, DocumentUploads } from './use-documents.ts'
import { useDocuments } from './use-documents.ts'

type Props = { affiliateId: number; applicationId: string; sending: DocumentUploads }

const PROBLEMS: Readonly<Record<RefusedFile['reason'], DocumentProblem>> = {
  type: 'document-wrong-type',
  size: 'document-too-large',
  empty: 'document-empty',
}

/** Documents of the user's own draft: add, upload in chunks, remove. */
export function DocumentsField({ affiliateId, applicationId, sending: { uploads, list } }: Props) {
  const { t } = useTranslator('applications')
  const input = useRef<HTMLInputElement>(null)
  const documents = useDocuments(affiliateId, applicationId)
  const taken = (documents.query.data?.length ?? 0) + list.filter(takesSlot).length
  const slotsLeft = DOCUMENTS_AN_APPLICATION - taken
  const focusInput = () => input.current?.focus()
  const take = (files: readonly File[]) => {
    void uploads.add(files.slice(0, slotsLeft))
    for (const file of files.slice(slotsLeft)) uploads.refuse(file, 'too-many-documents')
  }
  const refuse = (files: readonly RefusedFile[]) => {
    for (const { file, reason } of files) uploads.refuse(file, PROBLEMS[reason])
  }
  return (
    <div className={css.field}>
      <DocumentRows
        documents={documents}
        onRemove={(document) => {
          void documents.remove(document)
          focusInput()
        }}
      />
      <SendingRows list={list} onRemoved={focusInput} uploads={uploads} />
      {slotsLeft > 0 ? (
        <FileDrop
          accept={DOCUMENT_TYPES}
          hint={t('applications.documents.hint')}
          icon={FilePlus}
          input={input}
          label={t('applications.documents.add')}
          maxBytes={DOCUMENT_BYTES}
          multiple={true}
          onFiles={take}
          onRefused={refuse}
          overLabel={t('applications.documents.drop')}
        />
      ) : (
        <p className={css.none}>{t('applications.documents.full')}</p>
      )}
    </div>
  )
}

type SendingRowsProps = DocumentUploads & { onRemoved: () => void }

function SendingRows({ list, ...doors }: SendingRowsProps) {
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

type RowProps = Omit<SendingRowsProps, 'list'> & { each: DocumentUpload }

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
