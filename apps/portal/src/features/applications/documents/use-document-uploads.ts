import type { DocumentWire } from '@fathom/contract/applications'
import { DOCUMENT_PROBLEMS, type DocumentProblem } from '@fathom/domain/applications'
import { useQueryClient } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { deviceKeep } from '../../../shared/offline/device-keep.ts'
import type { StoredFile, Upload, Uploads } from '../../../shared/upload/queue.ts'
import { sendInPieces } from '../../../shared/upload/send-in-pieces.ts'
import { useUploads } from '../../../shared/upload/use-uploads.ts'
import { documentCalls } from './document-calls.ts'
import { documentsKey, withDocument } from './use-documents.ts'

/** Why a document can never be uploaded. */
type Refusal = DocumentProblem | 'other'

export type DocumentUpload = Upload<Refusal>
export type DocumentUploads = { uploads: Uploads<Refusal>; list: readonly DocumentUpload[] }

const deviceDocuments = deviceKeep<StoredFile>('application-documents')

const refusalOf = (problem: string | undefined): Refusal =>
  DOCUMENT_PROBLEMS.find((each) => each === problem) ?? 'other'

/** The uploads of one draft, whichever step is open. */
export function useDocumentUploads(affiliateId: number, applicationId: string): DocumentUploads {
  const call = documentCalls(useCalls(), affiliateId, applicationId)
  const client = useQueryClient()
  const queryKey = documentsKey(affiliateId, applicationId)
  return useUploads({
    of: applicationId,
    affiliateId,
    keep: deviceDocuments,
    send: ({ name, ...file }) => sendInPieces(call.upload(name), file),
    refusalOf,
    // A list that wasn't loaded yet will include it anyway.
    onDone: (document) =>
      client.setQueryData<DocumentWire[]>(queryKey, (now) => now && withDocument(now, document)),
  })
}
