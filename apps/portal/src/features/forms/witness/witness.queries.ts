import type {
  EvaluationRefusalWire,
  EvaluationSeenWire,
  FormTasksWire,
  SeenEvaluationWire,
  SettledPagesWire,
  WitnessedAnswersWire,
  WitnessedFormWire,
  WitnessedSignatureWire,
} from '@fathom/contract/forms'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'

type Http = Pick<Calls, 'http'>
const GUARDIAN = 'students/{affiliateId}/documents/{documentId}/guardian'
const EVALUATION = 'students/{affiliateId}/evaluations/{evaluationId}'

export const formTasksQuery = ({ http }: Http, student: number) =>
  queryOptions({
    queryKey: ['forms', 'tasks', student],
    queryFn: ({ signal }) =>
      http.get<FormTasksWire>('forms', 'students/{affiliateId}/tasks', {
        params: { affiliateId: String(student) },
        signal,
      }),
  })

export type StudentDocument = { affiliateId: string; documentId: string }
export type StudentEvaluation = { affiliateId: string; evaluationId: string }

/**
 * What is signed or checked once. Its key isn't among those of the lists: once it's settled, the server
 * doesn't open it again, so it must not be fetched again with them.
 */
export const SETTLED_ONCE = 'forms-witness'

export const witnessedFormQuery = ({ http }: Http, params: StudentDocument) =>
  queryOptions({
    queryKey: [SETTLED_ONCE, 'guardian', params.documentId],
    queryFn: ({ signal }) => http.get<WitnessedFormWire>('forms', GUARDIAN, { params, signal }),
  })

export const signInPerson = ({ http }: Http, params: StudentDocument, body: WitnessedSignatureWire) =>
  http.post('forms', GUARDIAN, { params, body })

/** The health answers, for anyone who has the diver's code. */
export const readAnswers = ({ http }: Http, params: StudentDocument, code: string) =>
  http.post<WitnessedAnswersWire>('forms', `${GUARDIAN}/answers`, { params, body: { code } })

/** Refused if copies for the guardian would go to the diver or to a teacher. */
export const checkAddress = ({ http }: Http, params: StudentDocument, email: string) =>
  http.post('forms', `${GUARDIAN}/address`, { params, body: { email } })

export const handOver = ({ http }: Http, params: StudentDocument) =>
  http.post('forms', `${GUARDIAN}/handover`, { params })

/** Refused until the witness has proved who they are. */
export const takeBack = ({ http }: Http, params: StudentDocument) =>
  http.delete('forms', `${GUARDIAN}/handover`, { params })

export const seenEvaluationQuery = ({ http }: Http, params: StudentEvaluation) =>
  queryOptions({
    queryKey: [SETTLED_ONCE, 'evaluation', params.evaluationId],
    queryFn: ({ signal }) => http.get<SeenEvaluationWire>('forms', EVALUATION, { params, signal }),
  })

/** What the server stores. No other type is given to the browser, so nothing uploaded can run as a page. */
const PAGE_TYPES = ['application/pdf', 'image/jpeg']

export const safePage = (file: Blob, type: string) =>
  new Blob([file], { type: PAGE_TYPES.includes(type) ? type : 'application/octet-stream' })

export const pageFileQuery = ({ http }: Http, params: StudentEvaluation, type?: string) =>
  queryOptions({
    queryKey: [SETTLED_ONCE, 'evaluation', params.evaluationId, 'file'],
    queryFn: async () => {
      const file = await http.download('forms', `${EVALUATION}/file`, { params })
      return safePage(file, type ?? file.type)
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The page that the caller uploaded. */
export const ownPageFileQuery = ({ http }: Http, params: { documentId: string; id: string }) =>
  queryOptions({
    queryKey: [SETTLED_ONCE, 'own-page', params.id, 'file'],
    queryFn: async () => {
      const file = await http.download('forms', 'documents/{documentId}/evaluations/{id}/file', { params })
      return safePage(file, file.type)
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

export const settledPagesQuery = ({ http }: Http, student: number) =>
  queryOptions({
    queryKey: ['forms', 'settled-pages', student],
    queryFn: ({ signal }) =>
      http.get<SettledPagesWire>('forms', 'students/{affiliateId}/evaluations', {
        params: { affiliateId: String(student) },
        signal,
      }),
  })

export const confirmPage = ({ http }: Http, params: StudentEvaluation, body: EvaluationSeenWire) =>
  http.post('forms', `${EVALUATION}/confirmation`, { params, body })

export const refusePage = ({ http }: Http, params: StudentEvaluation, body: EvaluationRefusalWire) =>
  http.post('forms', `${EVALUATION}/refusal`, { params, body })
