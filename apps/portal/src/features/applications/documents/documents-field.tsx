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
import { takesSlot } from '../../../shared/upload/queue.ts'
import { DocumentRows } from './document-list.tsx'
import css from './documents.module.css'
import { SendingRows } from './sending-rows.tsx'
import type { DocumentUploads } from './use-document-uploads.ts'
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
