import type { DocumentUploadWire, DocumentWire } from '@fathom/contract/applications'
import { DOCUMENT_PROBLEMS, type DocumentProblem } from '@fathom/domain/applications'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Calls, useCalls } from '../../../shared/calls.tsx'
import { retrying } from '../../../shared/http/retrying.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { saveFile } from '../../../shared/save-file.ts'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import type { Upload, Uploads } from '../../../shared/upload/queue.ts'
import { sendInPieces } from '../../../shared/upload/send-in-pieces.ts'
import { useUploads } from '../../../shared/upload/use-uploads.ts'
import { applicationCaller } from '../applications.calls.ts'
import { APPLICATIONS_KEY } from '../applications.queries.ts'
import { deviceDocuments } from './device-documents.ts'

const documentsKey = (affiliateId: number, applicationId: string) => [
  ...APPLICATIONS_KEY,
  'documents',
  affiliateId,
  applicationId,
]

const withDocument = (now: readonly DocumentWire[], document: DocumentWire): DocumentWire[] => [
  ...now.filter(({ id }) => id !== document.id),
  document,
]

const documentsQuery = (call: DocumentCalls, affiliateId: number, applicationId: string) =>
  queryOptions({
    queryKey: documentsKey(affiliateId, applicationId),
    queryFn: ({ signal }) => call.list(signal),
    retry: false,
  })

/** The documents on the server. Removing one shows at once and is rolled back if the call fails. */
export function useDocuments(affiliateId: number, applicationId: string) {
  const client = useQueryClient()
  const { t } = useTranslator('applications')
  const call = documentCalls(useCalls(), affiliateId, applicationId)
  const options = documentsQuery(call, affiliateId, applicationId)
  const query = useQuery(options)
  const show = (next: (now: readonly DocumentWire[]) => DocumentWire[]) =>
    client.setQueryData<DocumentWire[]>(options.queryKey, (now) => next(now ?? []))
  const tryTo = async (run: () => Promise<unknown>) => {
    try {
      await client.cancelQueries({ queryKey: options.queryKey })
      await run()
      return true
    } catch {
      showToast({ text: t('applications.documents.notRemoved') })
      await client.invalidateQueries({ queryKey: options.queryKey })
      return false
    }
  }
  return {
    query,
    async remove({ id, name }: DocumentWire) {
      const before = client.getQueryData<DocumentWire[]>(options.queryKey) ?? []
      show((now) => now.filter((each) => each.id !== id))
      if (!(await tryTo(() => call.remove(id)))) return
      const undo = () => {
        show(() => [...before])
        void tryTo(() => call.restore(id))
      }
      const action = { label: t('applications.documents.undo'), onPress: undo }
      showToast({ text: t('applications.documents.removed', { name }), action })
    },
    async save({ id, name }: DocumentWire) {
      try {
        saveFile(await call.download(id), name)
      } catch {
        showToast({ text: t('applications.documents.notSaved', { name }) })
      }
    },
  }
}

export type Documents = ReturnType<typeof useDocuments>

type Port = Parameters<typeof sendInPieces<DocumentWire>>[0]

const LIST = 'Applications/{applicationId}/documents'
const ONE = `${LIST}/{id}`

/** The calls for the documents of one application. */
function documentCalls(calls: Pick<Calls, 'http'>, affiliateId: number, applicationId: string) {
  const call = applicationCaller(calls, affiliateId)
  const headers = { 'affiliate-id': String(affiliateId) }
  const params = { applicationId }
  const one = (id: string) => ({ params: { applicationId, id } })
  return {
    list: (signal: AbortSignal) => call<DocumentWire[]>('get', LIST, { params, signal }),
    download: (id: string) =>
      retrying(() => calls.http.download('applications', ONE, { ...one(id), headers })),
    remove: (id: string) => call('delete', ONE, { ...one(id), idempotencyKey: `remove ${id}` }),
    restore: (id: string) =>
      call<DocumentWire>('post', `${ONE}/restore`, { ...one(id), idempotencyKey: `restore ${id}` }),
    /**
     * Uploads in chunks, each retried like all uploads (CO-06); the id makes sure that only one document is
     * created.
     */
    upload: (name: string): Port => ({
      begin: async (id, size, signal) =>
        progressOf(
          await calls.http.post<DocumentUploadWire>('applications', LIST, {
            ...{ params, headers, signal, body: { id, name, size }, idempotencyKey: id },
          }),
        ),
      put: async (id, offset, chunk, signal) =>
        progressOf(
          await calls.http.put<DocumentUploadWire>('applications', ONE, {
            ...{ ...one(id), headers, signal, query: { offset }, body: chunk },
          }),
        ),
      complete: (id, signal) =>
        calls.http.post<DocumentWire>('applications', `${ONE}/complete`, { ...one(id), headers, signal }),
    }),
  }
}

type DocumentCalls = ReturnType<typeof documentCalls>

const progressOf = ({ offset, chunkSize, document }: DocumentUploadWire) => ({
  ...{ offset, chunkSize },
  photo: document,
})

/** Why a document can never be uploaded. */
type Refusal = DocumentProblem | 'other'

export type DocumentUpload = Upload<Refusal>

export type DocumentUploads = { uploads: Uploads<Refusal>; list: readonly DocumentUpload[] }

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
    store: deviceDocuments,
    send: ({ name, ...file }) => sendInPieces(call.upload(name), file),
    refusalOf,
    // A list that wasn't loaded yet will include it anyway.
    onDone: (document) =>
      client.setQueryData<DocumentWire[]>(queryKey, (now) => now && withDocument(now, document)),
  })
}
