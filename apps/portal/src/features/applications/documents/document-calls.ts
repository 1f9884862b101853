import type { DocumentUploadWire, DocumentWire } from '@fathom/contract/applications'
import type { Calls } from '../../../shared/calls.tsx'
import { retrying } from '../../../shared/http/retrying.ts'
import type { sendInPieces } from '../../../shared/upload/send-in-pieces.ts'
import { applicationCaller } from '../applications.calls.ts'

type Port = Parameters<typeof sendInPieces<DocumentWire>>[0]

const LIST = 'Applications/{applicationId}/documents'
const ONE = `${LIST}/{id}`

/** The calls for the documents of one application. */
export function documentCalls(calls: Pick<Calls, 'http'>, affiliateId: number, applicationId: string) {
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
        standing(
          await calls.http.post<DocumentUploadWire>('applications', LIST, {
            ...{ params, headers, signal, body: { id, name, size }, idempotencyKey: id },
          }),
        ),
      put: async (id, offset, chunk, signal) =>
        standing(
          await calls.http.put<DocumentUploadWire>('applications', ONE, {
            ...{ ...one(id), headers, signal, query: { offset }, body: chunk },
          }),
        ),
      complete: (id, signal) =>
        calls.http.post<DocumentWire>('applications', `${ONE}/complete`, { ...one(id), headers, signal }),
    }),
  }
}

export type DocumentCalls = ReturnType<typeof documentCalls>

const standing = ({ offset, chunkSize, document }: DocumentUploadWire) => ({
  ...{ offset, chunkSize },
  photo: document,
})
