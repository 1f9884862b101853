import type { EvaluationWire, GuardianCodeWire, LinkRequestWire, SentLinkWire } from '@fathom/contract/forms'
import type { LinkRole } from '@fathom/domain/forms'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../../../shared/calls.tsx'
import { sendInPieces } from '../../../../shared/upload/send-in-pieces.ts'

type Http = Pick<Calls, 'http'>

export const askByMail = ({ http }: Http, documentId: string, body: LinkRequestWire) =>
  http.post<SentLinkWire>('forms', 'documents/{documentId}/links', { params: { documentId }, body })

export const remindOfLink = ({ http }: Http, documentId: string, role: LinkRole) =>
  http.post<SentLinkWire>('forms', 'documents/{documentId}/links/{role}/reminders', {
    params: { documentId, role },
  })

export const withdrawLink = ({ http }: Http, documentId: string, role: LinkRole) =>
  http.delete('forms', 'documents/{documentId}/links/{role}', { params: { documentId, role } })

export const downloadEvaluation = ({ http }: Http, documentId: string, language: string) =>
  http.download('forms', 'documents/{documentId}/evaluation', { params: { documentId }, query: { language } })

/** Stays the same until the guardian has signed. Its key isn't that of the lists, so it isn't fetched with them. */
export const guardianCodeQuery = ({ http }: Http, documentId: string) =>
  queryOptions({
    queryKey: ['forms-guardian-code', documentId],
    queryFn: ({ signal }) =>
      http.get<GuardianCodeWire>('forms', 'documents/{documentId}/guardian-code', {
        params: { documentId },
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

const PAGES = 'documents/{documentId}/evaluations'
type Uploading = { offset: number; chunkSize: number; photo: EvaluationWire | null }

/** CO-06: in chunks that resume after an interruption. */
export function uploadPage({ http }: Http, documentId: string, id: string, file: File) {
  const { signal } = new AbortController()
  const params = { documentId, id }
  return sendInPieces<EvaluationWire>(
    {
      begin: (_, size) => http.post<Uploading>('forms', PAGES, { params, body: { id, size }, signal }),
      put: (_, offset, chunk) =>
        http.put<Uploading>('forms', `${PAGES}/{id}`, { params, query: { offset }, body: chunk, signal }),
      complete: () => http.post<EvaluationWire>('forms', `${PAGES}/{id}/complete`, { params, signal }),
    },
    { id, file, signal, onProgress: () => undefined },
  )
}
