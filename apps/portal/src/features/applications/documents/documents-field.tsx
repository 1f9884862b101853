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
import { DocumentRows } from './document-list.tsx'
import css from './documents.module.css'
import { takesRoom } from './sending.ts'
import { SendingRows } from './sending-rows.tsx'
import { useDocuments } from './use-documents.ts'
import { useSending } from './use-sending.ts'

type Props = { affiliateId: number; applicationId: string }

const PROBLEMS: Readonly<Record<RefusedFile['reason'], DocumentProblem>> = {
  type: 'document-wrong-type',
  size: 'document-too-large',
  empty: 'document-empty',
}

/** Documents of one's own draft: added, sent piece by piece, taken away again. */
export function DocumentsField({ affiliateId, applicationId }: Props) {
  const { t } = useTranslator('applications')
  const input = useRef<HTMLInputElement>(null)
  const documents = useDocuments(affiliateId, applicationId)
  const { sending, list } = useSending(documents.call, documents.add)
  const taken = (documents.query.data?.length ?? 0) + list.filter(takesRoom).length
  const room = DOCUMENTS_AN_APPLICATION - taken
  const focusInput = () => input.current?.focus()
  const take = (files: readonly File[]) => {
    sending.add(files.slice(0, room))
    for (const file of files.slice(room)) sending.refuse(file, 'too-many-documents')
  }
  const refuse = (files: readonly RefusedFile[]) => {
    for (const { file, reason } of files) sending.refuse(file, PROBLEMS[reason])
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
      <SendingRows list={list} onRemoved={focusInput} sending={sending} />
      {room > 0 ? (
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
